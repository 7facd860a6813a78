import { UploadBar } from "../forms/upload-bar";
import type { UploadState } from "./use-uploads";

/** The state of a file's upload: its progress, its result or the error. */
export function UploadProgress({ state, name }: { state: UploadState; name: string }) {
  if (state.step === "failed") return <UploadFailure reason={state.reason} />;
  if (state.step === "canceled") return <p className="text-muted text-sm">Canceled</p>;
  if (state.step === "waiting") return <p className="text-muted text-sm">Waiting...</p>;
  if (state.step === "done") return <p className="text-good text-sm">Uploaded</p>;
  if (state.step !== "uploading") return null;
  return <UploadBar label={`Upload of ${name}`} sent={state.sent} then="Preparing" />;
}

/** Why a file was not uploaded, or can't be. */
export function UploadFailure({ reason }: { reason: string }) {
  return (
    <p role="alert" className="text-danger text-sm">
      {reason}
    </p>
  );
}
