import { templateCalls } from "@/lib/contract/calls/templates";
import type { NewTemplate, Template, TemplateEdit } from "@/lib/contract/templates";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

const SAVE_FAILED = "Failed to save the template";

/** Fetches the templates for replies, also those that were deleted and can be restored. @throws ApiError with a message. */
export async function fetchTemplates(signal: AbortSignal): Promise<Template[]> {
  return (await requestAsAdmin(templateCalls.list, { signal }, "Failed to fetch templates")).body;
}

/** Adds a template. @throws ApiError with a message and field errors. */
export async function addTemplate(body: NewTemplate): Promise<void> {
  await requestAsAdmin(templateCalls.add, { body }, SAVE_FAILED);
}

/** Changes a template. @throws ApiError with a message and field errors, and with status 409 when it was changed since. */
export async function saveTemplate(id: string, body: TemplateEdit): Promise<void> {
  await requestAsAdmin(templateCalls.edit, { id, body }, SAVE_FAILED);
}

/** Deletes a template. Succeeds if it is gone already. @throws ApiError with a message. */
export async function removeTemplate(id: string): Promise<void> {
  await deleteAsAdmin(templateCalls.remove, { id }, "Failed to delete the template");
}

/** Gives a default template its first name and text again. @throws ApiError with a message. */
export async function restoreTemplate(id: string): Promise<void> {
  await requestAsAdmin(templateCalls.restore, { id }, "Failed to restore the template");
}
