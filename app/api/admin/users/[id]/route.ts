import { requireUserManager } from "@/lib/backend/auth/require-user-manager";
import { api, readId, readJson, success } from "@/lib/backend/http/respond";
import { deleteUser, updateUser } from "@/lib/backend/users/change";
import { userEditSchema } from "@/lib/contract/users";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api<{ id: string }>({
  PUT: async (request, { id: given }) => {
    const admin = await requireUserManager(request);
    const id = readId(given, "Invalid user ID");
    const data = await updateUser(admin._id, id, await readJson(request, userEditSchema));
    return success({ message: "User updated successfully", data });
  },
  DELETE: async (request, { id }) => {
    const admin = await requireUserManager(request);
    await deleteUser(admin._id, readId(id, "Invalid user ID"));
    return success({ message: "User deleted successfully" });
  },
});
