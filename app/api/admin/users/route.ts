import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { requireUserManager } from "@/lib/backend/auth/require-user-manager";
import { api, json, readJson, success } from "@/lib/backend/http/respond";
import { createUser } from "@/lib/backend/users/create";
import { listUsers } from "@/lib/backend/users/list";
import { newUserSchema } from "@/lib/contract/users";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    await requireAdmin(request);
    return json(await listUsers());
  },
  POST: async (request) => {
    const admin = await requireUserManager(request);
    const data = await createUser(await readJson(request, newUserSchema), admin._id);
    return success({ message: "User added successfully", data }, { status: 201 });
  },
});
