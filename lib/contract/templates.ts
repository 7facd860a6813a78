import * as z from "zod";
import { templateProblem } from "@/lib/content/reply-fields";
import { TEMPLATE_IDS } from "@/lib/content/reply-templates";
import { idSchema, readIdSchema, requiredText } from "./common";
import { versionField } from "./fields";
import { MESSAGE_LENGTH_LIMIT } from "./limits";

/** The id of a template: one of those that every site has, or a UUID. */
export const templateIdSchema = z.enum(TEMPLATE_IDS).or(idSchema);

/** A text to answer enquiries with. */
export const templateSchema = z.object({
  _id: templateIdSchema,
  name: z.string(),
  text: z.string().describe("With fields such as {first name}"),
  origin: z
    .enum(["default", "changed", "removed", "own"])
    .describe("`changed` and `removed` are defaults that can be restored"),
  version: z.int().nonnegative().describe("0 for an unchanged default"),
});

/** {@link templateSchema} as clients read it. */
export const readTemplateSchema = templateSchema.extend({
  _id: readIdSchema,
  origin: templateSchema.shape.origin.catch("own"),
  version: z.number().catch(0),
});

const knownFields = (text: string, context: z.RefinementCtx) => {
  const message = templateProblem(text);
  if (message) context.addIssue({ code: "custom", message });
};

export const newTemplateSchema = z.object({
  name: requiredText(60, "Please enter a name."),
  text: requiredText(MESSAGE_LENGTH_LIMIT, "Please write the text.").superRefine(knownFields),
});

export const templateEditSchema = newTemplateSchema.extend({
  version: z.literal(0).or(versionField).describe("The version that the edit is based on"),
});

export type Template = z.infer<typeof templateSchema>;
export type NewTemplate = z.infer<typeof newTemplateSchema>;
export type TemplateEdit = z.infer<typeof templateEditSchema>;
