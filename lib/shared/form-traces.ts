/** What the enquiry form tells besides its content, about whether a person has sent it. */
export interface FormTraces {
  /** Whether the hidden field was filled in, which people don't see. */
  isExtraFilled: boolean;
  /** Milliseconds from the opening of the page to sending. Undefined if unknown, or if it says nothing. */
  elapsedMs: number | undefined;
}

/** The name of the request header with the {@link FormTraces}. */
export const TRACES_HEADER = "Form-Traces";

/** The name of the hidden field. No browser knows what to fill in there. */
export const EXTRA_FIELD = "extra";

/** Writes traces as the value of a header. */
export const writeTraces = ({ isExtraFilled, elapsedMs }: FormTraces): string =>
  new URLSearchParams({
    ...(isExtraFilled && { extra: "1" }),
    ...(elapsedMs !== undefined && { elapsed: String(Math.round(elapsedMs)) }),
  }).toString();

/** Reads traces. What is missing or odd counts as nothing: no enquiry may be lost because of it. */
export function readTraces(header: string | null): FormTraces {
  const traces = new URLSearchParams(header ?? "");
  const elapsed = traces.get("elapsed") ?? "";
  return {
    isExtraFilled: traces.get("extra") === "1",
    elapsedMs: /^\d{1,9}$/.test(elapsed) ? Number(elapsed) : undefined,
  };
}
