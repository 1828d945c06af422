/** Whether two files have the same name, size and date. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Returns the files after a selection. A field for one file replaces it; other fields add new files. */
export function withFiles(
  before: readonly File[],
  chosen: readonly File[],
  maxFiles: number,
): readonly File[] {
  if (maxFiles === 1) return chosen.slice(-1);
  const added = chosen.filter((file) => !before.some((known) => isSameFile(known, file)));
  return [...before, ...added];
}

/** Sets the files of a file input, so that its form posts them. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
