import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { checked, contentTypeOf, readJson } from "../http/parse";
import { requireFreeSpace } from "../problems/free-space";
import { workFolderName } from "./leftovers";
import { parseMultipart, type UploadedFiles } from "./parse-multipart";
import { beginStaging, endStaging, tidy } from "./store";

/**
 * Parses a request that adds or edits something with files: a multipart form, or JSON without files.
 *
 * @param work receives the validated fields and the paths of the files. The files are removed when it returns.
 * @throws HttpError 400, 413 and 415 for a body that is not accepted, 507 for a form while the disk is almost full.
 */
export async function withSentForm<Schema extends z.ZodType, Result>(
  request: Request,
  schema: Schema,
  work: (input: z.output<Schema>, files: UploadedFiles) => Promise<Result>,
): Promise<Result> {
  if (contentTypeOf(request) !== "multipart/form-data") return work(await readJson(request, schema), {});
  await requireFreeSpace("nothing can be uploaded");
  const upload = await beginStaging(workFolderName(randomUUID()));
  try {
    const { fields, files } = await parseMultipart(request, upload.folder);
    return await work(checked(schema, fields), files);
  } finally {
    await tidy(endStaging(upload));
  }
}
