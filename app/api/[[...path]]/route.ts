import { HttpError } from "@/lib/backend/http/http-error";
import { api } from "@/lib/backend/http/respond";

const notFound = async () => {
  throw new HttpError(404, "There is no such call.");
};

/** Every /api path that no other route answers. */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
});
