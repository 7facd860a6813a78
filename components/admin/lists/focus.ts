/** Focuses the first of these elements that exists. @param ids element ids; undefined ones are skipped. */
export function focusFirst(...ids: (string | undefined)[]): void {
  const found = ids.find((id) => id && document.getElementById(id));
  document.getElementById(found ?? "")?.focus();
}
