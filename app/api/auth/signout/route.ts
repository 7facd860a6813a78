import { signOut } from "@/lib/backend/auth/sign-out";
import { api } from "@/lib/backend/route/api";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({ POST: signOut });
