import { soundCalls } from "@/lib/contract/calls/sounds";
import type { OrderMove } from "@/lib/contract/fields";
import type { NewSound, Sound, SoundChanges } from "@/lib/contract/sounds";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";
import { withFallback } from "./http";
import { request } from "./request";
import { formDataOf, type Progress, uploadAsAdmin } from "./upload";

const UPDATE_FAILED = "Failed to update the recording";

/** Fetches all recordings in the owner's order. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchSounds(signal: AbortSignal): Promise<Sound[]> {
  return withFallback("Failed to fetch the recordings", async () => {
    return (await request(soundCalls.list, { signal })).body;
  });
}

/** Adds a recording on top. @throws ApiError with a message and field errors. */
export async function uploadSound(sound: NewSound, file: File, progress: Progress): Promise<void> {
  const form = formDataOf(sound, { file });
  await withFallback("Failed to upload the recording", () =>
    uploadAsAdmin(soundCalls.add, { ...progress, form }),
  );
}

/**
 * Changes a recording, and its file when one is given.
 *
 * @throws ApiError with a message; with status 404 or 409 when someone else has deleted or changed it.
 */
export async function updateSound(
  id: string,
  changes: SoundChanges,
  file: File | undefined,
  progress: Progress,
): Promise<void> {
  if (!file) {
    await requestAsAdmin(soundCalls.edit, { id, body: changes, signal: progress.signal }, UPDATE_FAILED);
    return;
  }
  const form = formDataOf(changes, { file });
  await withFallback(UPDATE_FAILED, () => uploadAsAdmin(soundCalls.edit, { ...progress, id, form }));
}

/** Deletes a recording and its file. @throws ApiError with a message. */
export async function removeSound(id: string): Promise<void> {
  await deleteAsAdmin(soundCalls.remove, { id }, "Failed to delete the recording");
}

/** Moves a recording to another place. @throws ApiError with a message. */
export async function sendSoundMove(move: OrderMove): Promise<void> {
  await requestAsAdmin(soundCalls.move, { body: move }, UPDATE_FAILED);
}
