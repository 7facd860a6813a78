import type { UploadState } from "./use-uploads";

/** A progress bar. @param sent the share of the file that is sent, from 0 to 1. */
export function UploadBar({ label, sent }: { label: string; sent: number }) {
  return (
    <progress
      value={sent}
      max={1}
      aria-label={label}
      className="h-2 w-full overflow-hidden rounded-full accent-accent-strong"
    />
  );
}

/** The state of a file's upload: its progress, its result or the error. */
export function UploadProgress({ state, name }: { state: UploadState; name: string }) {
  if (state.step === "failed") return <UploadFailure reason={state.reason} />;
  if (state.step === "canceled") return <p className="text-muted text-sm">Canceled</p>;
  if (state.step === "waiting") return <p className="text-muted text-sm">Waiting...</p>;
  if (state.step === "done") return <p className="text-good text-sm">Uploaded</p>;
  if (state.step !== "uploading") return null;
  return (
    <div className="grid gap-1">
      <UploadBar label={`Upload of ${name}`} sent={state.sent} />
      <p className="text-muted text-sm">
        {state.sent < 1 ? `Uploading... ${Math.round(state.sent * 100)}%` : "Preparing..."}
      </p>
    </div>
  );
}

/** Why a file was not uploaded, or can't be. */
export function UploadFailure({ reason }: { reason: string }) {
  return (
    <p role="alert" className="text-danger text-sm">
      {reason}
    </p>
  );
}
