import { revalidated } from "@/lib/backend/http/conditional";
import { fieldError } from "@/lib/backend/http/http-error";
import { success } from "@/lib/backend/http/respond";
import { withSentForm } from "@/lib/backend/media/sent-form";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { addSound } from "@/lib/backend/sounds/add";
import { listSounds } from "@/lib/backend/sounds/list";
import { soundCalls } from "@/lib/contract/calls/sounds";
import { NO_SOUND } from "@/lib/contract/sounds";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(soundCalls.list, async ({ request }) => revalidated(request, await listSounds())),
  handle(soundCalls.add, ({ request }) =>
    withSentForm(request, soundCalls.add.body, async (input, { media }) => {
      if (!media) throw fieldError("media", NO_SOUND);
      return success("Recording uploaded successfully", await addSound(input, media, request.signal));
    }),
  ),
);
