import {
  type Column,
  columnNames,
  type ExtraHeaders,
  headerNames,
} from "../../configuration/policy-headers.ts";

/** The columns of a file. */
export interface FileColumns {
  /** The position and header of each column. */
  readonly found: ReadonlyMap<Column, { readonly index: number; readonly header: string }>;
  readonly width: number;
}

/**
 * Finds the columns in a header row. Ignores unknown headers.
 * @returns the columns, or why the file can't be read
 */
export function findColumns(
  headers: readonly string[],
  further: ExtraHeaders = {},
): FileColumns | { readonly problem: string } {
  const plain = headers.map(plainHeader);
  const found = new Map<Column, { index: number; header: string }>();
  for (const column of columnNames) {
    const names = [...(further[column] ?? []), ...headerNames[column]].map(plainHeader);
    const name = names.find((one) => plain.includes(one));
    if (name === undefined) continue;
    const index = plain.indexOf(name);
    const header = displayHeader(headers[index] ?? "");
    if (plain.includes(name, index + 1)) return { problem: `The column "${header}" appears twice.` };
    found.set(column, { index, header });
  }
  if (found.has("policyNumber")) return { found, width: headers.length };
  return { problem: `The column "${headerNames.policyNumber[0]}" is missing from the header row.` };
}

function plainHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** A header as shown in error messages. */
function displayHeader(header: string): string {
  return header
    .replace(/[\p{C}"]/gu, "")
    .trim()
    .slice(0, 40);
}
