import { type ValueOptions, valueAt } from "@portico/endpoints";
import type { ListRow } from "@portico/endpoints/schemas";
import type { ResolvedColumn } from "@portico/screens";
import { valueText } from "../cell-content.tsx";

/** The columns that a search may match in. */
export interface SearchedColumns {
  readonly visible: readonly ResolvedColumn[];
  /** The searchable columns that are not visible. */
  readonly hidden: readonly ResolvedColumn[];
}

/** A value that a search matches in a column that isn't visible. */
export interface SearchMatch {
  /** The column's header. */
  readonly label: string;
  readonly text: string;
}

/**
 * Returns the hidden value for which a search finds a row. Undefined if the visible ones explain it, or none does, as
 * for a word that the server spells in another way.
 */
export function hiddenMatchOf(
  row: ListRow,
  search: string,
  { visible, hidden }: SearchedColumns,
  options: ValueOptions,
): SearchMatch | undefined {
  const shown = (column: ResolvedColumn) => valueText(column, valueAt(row, column.field), options);
  const seen = visible.map((column) => comparable(shown(column)));
  const isUnseen = (word: string) => word !== "" && !seen.some((text) => text.includes(word));
  const unseen = search.split(/\s+/).map(comparable).filter(isUnseen);
  if (unseen.length === 0) return undefined;
  for (const column of hidden) {
    const text = shown(column);
    if (unseen.some((word) => comparable(text).includes(word))) return { label: column.header, text };
  }
  return undefined;
}

/** A text without accents, case and punctuation, so that digits find a phone number. */
function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
