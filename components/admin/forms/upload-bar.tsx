interface UploadBarProps {
  /** Accessible name. */
  label: string;
  /** The share that is sent, from 0 to 1. */
  sent: number;
  /** What the server does once everything is sent, such as "Saving". */
  then: string;
}

/** The progress of an upload, as a bar and in words. */
export function UploadBar({ label, sent, then }: UploadBarProps) {
  return (
    <div className="grid gap-1">
      <progress
        value={sent}
        max={1}
        aria-label={label}
        className="h-2 w-full overflow-hidden rounded-full accent-accent-strong"
      />
      <p className="text-muted text-sm">
        {sent < 1 ? `Uploading... ${Math.round(sent * 100)}%` : `${then}...`}
      </p>
    </div>
  );
}
