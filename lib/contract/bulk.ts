import * as z from "zod";
import { idSchema, timestampSchema } from "./common";
import { messageFilterSchema, messageStatusSchema } from "./messages";

/** How many messages can be named by their IDs: the body stays below its limit. */
const IDS_LIMIT = 1000;

/** What becomes of several messages: exactly one of these. */
const bulkActSchema = z
  .object({
    status: messageStatusSchema,
    read: z.boolean("read must be true or false."),
    trash: z.boolean("trash must be true or false.").describe("To the trash, or back from there"),
    forever: z.literal(true, "forever must be true.").describe("Deletes what is in the trash for good"),
  })
  .partial()
  .refine((act) => Object.keys(act).length === 1, "Say one thing to change: status, read, trash or forever.");

/** What is done to messages that are in the trash already. */
export const isForTrash = ({ trash, forever }: z.infer<typeof bulkActSchema>) =>
  trash === false || forever === true;

/**
 * A change of many messages: of those with these IDs, or of all that a filter finds. `until` and `total` are what the list said
 * when the admin looked: what has arrived or was moved since is left alone, and nothing at all happens if the number differs.
 */
export const bulkChangeSchema = z
  .object({
    ids: idSchema.array().min(1, "Choose a message.").max(IDS_LIMIT, "Choose fewer messages.").optional(),
    filter: messageFilterSchema.optional().describe("As the query of the list"),
    until: timestampSchema.optional().describe("`X-As-Of` of the list; only with a filter"),
    total: z.int().positive().optional().describe("`X-Total-Count` of the list; only with a filter"),
    change: bulkActSchema,
  })
  .refine(
    ({ ids, filter, until, total }) => (ids ? !filter : Boolean(filter && until && total)),
    "Choose messages: either by ids, or by filter with until and total.",
  )
  .refine(({ filter, change }) => !filter || (filter.trash ?? false) === isForTrash(change), {
    path: ["change"],
    message: "What is in the trash can only be restored or deleted for good, and nothing else can.",
  });

/** The messages that were changed. */
export const bulkResultSchema = z.object({
  count: z.int().nonnegative(),
  at: timestampSchema.describe("When: names this change, for undoing it"),
});

/** The change that is undone. */
export const bulkUndoSchema = z.object({ at: timestampSchema });

export type BulkAct = z.infer<typeof bulkActSchema>;
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkResult = z.infer<typeof bulkResultSchema>;
