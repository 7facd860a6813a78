import { success } from "@/lib/backend/http/respond";
import { withSentForm } from "@/lib/backend/media/sent-form";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { deleteSound, editSound } from "@/lib/backend/sounds/change";
import { soundCalls } from "@/lib/contract/calls/sounds";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(soundCalls.edit, ({ request, id }) =>
    withSentForm(request, soundCalls.edit.body, async (changes, { media }) => {
      const data = await editSound(id, changes, media, request.signal);
      return success("Recording updated successfully", data);
    }),
  ),
  handle(soundCalls.remove, async ({ id }) => {
    await deleteSound(id);
    return success("Recording deleted successfully");
  }),
);
