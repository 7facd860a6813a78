/** The name of the draft of a note, for `useDraft`. */
export const noteDraftName = (messageId: string): string => `note:${messageId}`;

/** The name of the draft of a reply, for `useDraft`. */
export const replyDraftName = (messageId: string): string => `reply:${messageId}`;
