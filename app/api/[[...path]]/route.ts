import { HttpError } from "@/lib/backend/http/http-error";
import { api } from "@/lib/backend/route/api";

const notFound = async () => {
  throw new HttpError(404, "Not found.");
};

/** Handles all /api paths without a route of their own. */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
});
