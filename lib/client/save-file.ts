/** Lets the browser save a file under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  // By the next task, the download has taken over the file.
  setTimeout(() => URL.revokeObjectURL(url));
}
