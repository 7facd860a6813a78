import { nextAuthCall } from "@/lib/backend/auth/next-auth";
import { api } from "@/lib/backend/route/api";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({ POST: nextAuthCall("signout") });
