"use client";

import clsx from "clsx";
import { FilePlus } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";

interface DropZoneProps {
  /** Whether several files can be chosen at once. Otherwise only the first one counts. */
  multiple: boolean;
  label: string;
  /** The `accept` attribute of the input. */
  accept: string;
  /** The accepted types in words. */
  types: string;
  onChoose: (files: File[]) => void;
}

/** Accepts files that are chosen, dropped on it, or pasted anywhere on the page. */
export function DropZone({ multiple, label, accept, types, onChoose }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const choose = (files: FileList | null | undefined) => {
    if (files?.length) onChoose(multiple ? [...files] : [...files].slice(0, 1));
  };
  const paste = useEffectEvent(({ target, clipboardData }: ClipboardEvent) => {
    // Ignore a paste into a text field, or while this zone is hidden or covered by a dialog.
    const isText = target instanceof Element && target.matches("textarea, input:not([type=file])");
    const isBehind = document.querySelector("dialog:modal") !== (input.current?.closest("dialog") ?? null);
    const isHidden = input.current?.closest("[hidden]");
    if (!isText && !isBehind && !isHidden) choose(clipboardData?.files);
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  return (
    <label
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={(event) => {
        hover(event);
        choose(event.dataTransfer.files);
      }}
      className={clsx(
        "grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed p-6 text-center transition-colors",
        "focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2",
        over ? "border-accent bg-sunken" : "border-field-line hover:bg-sunken/60",
      )}
    >
      <FilePlus aria-hidden="true" className="size-8 text-accent" />
      <span className="font-semibold">{label}</span>
      <span className="text-muted text-sm">
        Or drop or paste {multiple ? "files" : "a file"} here. {types}, up to 10 MB
        {multiple && " each"}.
      </span>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          choose(event.target.files);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
        className="sr-only"
      />
    </label>
  );
}

/** Asks for a file again that a draft names. Drafts can't store files. */
export function LostFile({ name }: { name: string }) {
  return (
    <p role="status" className="text-sm">
      Drafts can’t store files. Please choose “{name}” again.
    </p>
  );
}
