import { success } from "@/lib/backend/http/respond";
import { deleteNote } from "@/lib/backend/messages/notes";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { noteCalls } from "@/lib/contract/calls/notes";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(noteCalls.remove, async ({ id }) => {
    await deleteNote(id);
    return success("Note deleted");
  }),
);
