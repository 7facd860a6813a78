import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { deleteUser, updateUser } from "@/lib/backend/users/change";
import { userCalls } from "@/lib/contract/calls/users";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(userCalls.edit, async ({ admin, id, body }) => {
    const data = await updateUser(admin._id, id, body);
    return success("User updated successfully", data);
  }),
  handle(userCalls.remove, async ({ admin, id }) => {
    await deleteUser(admin._id, id);
    return success("User deleted successfully");
  }),
);
