/** Says that a form was restored from a draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-2 rounded-field bg-sunken px-4 py-1 text-sm"
    >
      Unsaved changes were restored <span aria-hidden="true">·</span>
      <button type="button" onClick={onDiscard} className="min-h-11 text-accent underline underline-offset-4">
        Discard
      </button>
    </p>
  );
}
