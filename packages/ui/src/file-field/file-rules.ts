/** Whether two files have the same name, size and date. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** The files after a selection, and why others were rejected. */
export interface TakenFiles {
  readonly files: readonly File[];
  readonly problems: readonly string[];
}

/**
 * Adds the files that are accepted. In a field for one file, the first of them replaces it.
 * @param problemOf returns why a file can't be added to others, or undefined if it can
 */
export function takeFiles(
  before: readonly File[],
  chosen: readonly File[],
  maxFiles: number,
  problemOf: (file: File, others: readonly File[]) => string | undefined,
): TakenFiles {
  // The file of a single field is replaced, and further ones are too many, as in other fields.
  const isReplaced = maxFiles === 1 && chosen.some((file) => problemOf(file, []) === undefined);
  const files = isReplaced ? [] : [...before];
  const problems = new Set<string>();
  for (const file of chosen) {
    const problem = problemOf(file, files);
    if (problem === undefined) files.push(file);
    else problems.add(problem);
  }
  return { files, problems: [...problems] };
}

/** The size of all files in bytes. */
export function totalSize(files: readonly File[]): number {
  return files.reduce((total, { size }) => total + size, 0);
}

/** The type of a file as people know it: `PDF`. Empty if it is unknown. */
export function typeName({ name, type }: Pick<File, "name" | "type">): string {
  const [, extension] = /\.(\w{1,5})$/.exec(name) ?? [];
  return (extension ?? type.split("/")[1] ?? "").toUpperCase();
}

/** Sets the files of a file input, so that its form posts them. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
