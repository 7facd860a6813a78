/** The name of the draft of a reply, for `useDraft`. */
export const draftName = (messageId: string): string => `reply:${messageId}`;

/** Where `useDraft` stores it on this device. */
export const draftKey = (adminId: string, messageId: string): string =>
  `draft:${adminId}:${draftName(messageId)}`;
