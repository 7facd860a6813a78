/** Folds or unfolds the optional details of the form. @param card what the form is in. */
export function unfoldDetails(card: HTMLElement | null, isOpen: boolean): void {
  card?.querySelector("details")?.toggleAttribute("open", isOpen);
}
