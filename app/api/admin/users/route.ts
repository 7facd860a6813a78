import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { createUser } from "@/lib/backend/users/create";
import { listUsers } from "@/lib/backend/users/list";
import { userCalls } from "@/lib/contract/calls/users";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(userCalls.list, listUsers),
  handle(userCalls.add, async ({ admin, body }) => {
    const data = await createUser(body, admin._id);
    return success("User added successfully", data);
  }),
);
