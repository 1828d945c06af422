import { plainHeader } from "@portico/contract";

/** The columns of a file. */
export interface FileColumns<Column extends string> {
  /** The position and header of each column. */
  readonly found: ReadonlyMap<Column, { readonly index: number; readonly header: string }>;
  readonly width: number;
}

/** Header names by column, most likely first. Compared without case, spaces, underscores, and punctuation. */
export type HeaderNames<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** A column that a file must have, or several of which it must have one. */
export type RequiredColumn<Column extends string> = Column | readonly Column[];

/**
 * Finds the columns in a header row. Ignores unknown headers.
 * @param required the columns that the file must have
 * @returns the columns, or why the file can't be read
 */
export function findColumns<Column extends string>(
  headers: readonly string[],
  headerNames: HeaderNames<Column>,
  required: readonly RequiredColumn<NoInfer<Column>>[],
): FileColumns<Column> | { readonly problem: string } {
  const plain = headers.map(plainHeader);
  const found = new Map<Column, { index: number; header: string }>();
  for (const column of Object.keys(headerNames) as Column[]) {
    const name = headerNames[column].map(plainHeader).find((one) => plain.includes(one));
    if (name === undefined) continue;
    const index = plain.indexOf(name);
    const header = displayHeader(headers[index] ?? "");
    if (plain.includes(name, index + 1)) return { problem: `The column "${header}" appears twice.` };
    found.set(column, { index, header });
  }
  const missing = required.map(choicesOf).find((choices) => !choices.some((column) => found.has(column)));
  if (missing === undefined) return { found, width: headers.length };
  const [name] = missing.flatMap((column) => headerNames[column]);
  return { problem: `The column "${name}" is missing from the header row.` };
}

function choicesOf<Column extends string>(required: RequiredColumn<Column>): readonly Column[] {
  return typeof required === "string" ? [required] : required;
}

/** A header as shown in error messages. */
function displayHeader(header: string): string {
  return header
    .replace(/[\p{C}"]/gu, "")
    .trim()
    .slice(0, 40);
}
