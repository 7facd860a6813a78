"use client";

import { useEffect, useRef } from "react";

/** Confirms the enquiry after the toast has closed. It takes the focus, since the form is empty now. */
export function Sent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-5 rounded-field bg-good-tint px-5 py-4 text-good outline-none">
      <p className="font-display text-xl">Thank you. Your enquiry has arrived.</p>
      <p className="mt-1">You’ll get a reply by email, usually within a day.</p>
    </div>
  );
}
