"use client";

import clsx from "clsx";
import { ImagePlus } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { ACCEPTED } from "@/lib/client/upload-rules";

interface DropZoneProps {
  /** Whether several files can be chosen at once. Otherwise only the first one counts. */
  multiple: boolean;
  label: string;
  onChoose: (files: File[]) => void;
}

/** Accepts files that are chosen, dropped on it, or pasted anywhere on the page. */
export function DropZone({ multiple, label, onChoose }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const choose = (files: FileList | null | undefined) => {
    if (files?.length) onChoose(multiple ? [...files] : [...files].slice(0, 1));
  };
  const paste = useEffectEvent(({ target, clipboardData }: ClipboardEvent) => {
    // Ignore a paste into a text field, or while a dialog covers this zone.
    const isText = target instanceof Element && target.matches("textarea, input:not([type=file])");
    const isBehind = document.querySelector("dialog:modal") !== (input.current?.closest("dialog") ?? null);
    if (!isText && !isBehind) choose(clipboardData?.files);
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
      <ImagePlus aria-hidden="true" className="size-8 text-accent" />
      <span className="font-semibold">{label}</span>
      <span className="text-muted text-sm">
        Or drop or paste {multiple ? "files" : "a file"} here. JPEG, PNG, GIF, MP4, MOV or AVI, up to 10 MB
        {multiple && " each"}.
      </span>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
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
