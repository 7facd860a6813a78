import * as z from "zod";

/** Something that the owner has to do something about, for as long as it lasts. */
export const problemSchema = z.object({
  kind: z
    .enum(["database", "media", "disk", "backup", "other"])
    .describe("`other` is any kind that the client does not know"),
  title: z.string().describe("One sentence that says what is wrong"),
  advice: z.string().describe("What it means, and what to do"),
});

/** {@link problemSchema} as clients read it. */
export const readProblemSchema = problemSchema.extend({ kind: problemSchema.shape.kind.catch("other") });

export type Problem = z.infer<typeof problemSchema>;
