"use client";

import { Alert } from "@/components/ui/alert";
import type { Sound } from "@/lib/contract/sounds";
import { DraftNotice } from "../forms/draft-notice";
import { FormDialog, FormEnd } from "../forms/form-dialog";
import { useLastKnown } from "../lists/use-last-known";
import { SoundFields } from "./sound-fields";
import { useSoundForm } from "./use-sound-form";

interface EditSoundDialogProps {
  id: string;
  sounds: Sound[];
  /** Fetches the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The dialog that edits the recording the URL points at. */
export function EditSoundDialog({ id, sounds, ...form }: EditSoundDialogProps) {
  const listed = sounds.find(({ _id }) => _id === id);
  const sound = useLastKnown(listed);
  return (
    <FormDialog title={sound ? `Edit ${sound.title}` : "Edit recording"} onClose={form.onClose}>
      {!listed && <Alert>This recording no longer exists.</Alert>}
      {sound && <EditSoundForm sound={sound} {...form} />}
    </FormDialog>
  );
}

function EditSoundForm({
  sound,
  refresh,
  onClose,
}: { sound: Sound } & Omit<EditSoundDialogProps, "id" | "sounds">) {
  const onSaved = () => {
    onClose();
    void refresh();
  };
  const state = useSoundForm({ sound, refresh, onSaved });
  return (
    <form noValidate method="post" onSubmit={state.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state.restored && <DraftNotice onDiscard={state.discard} />}
      <SoundFields state={state} label="Replace with another recording" />
      <FormEnd
        failure={state.failure}
        outdated={state.isOutdated ? "this recording" : undefined}
        onLoadNewer={state.loadNewer}
        onCancel={() => {
          if (state.abort()) return;
          state.clearDraft();
          onClose();
        }}
        save="Save"
        isSaving={state.form.formState.isSubmitting}
      />
    </form>
  );
}
