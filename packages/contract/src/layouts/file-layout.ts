/** The choices of a layout, with their names in forms and lists. */
export const layoutChoices = {
  delimiter: { auto: "Detect", comma: "Comma", semicolon: "Semicolon", tab: "Tab" },
  dateOrder: { monthFirst: "Month first, as in 3/31/2026", dayFirst: "Day first, as in 31/3/2026" },
  decimalMark: { point: "Point, as in 1,234.50", comma: "Comma, as in 1.234,50" },
} as const;
/** The name of a choice of a layout. */
export type LayoutChoice = keyof typeof layoutChoices;

/** A header as it is compared: without case, spaces and punctuation. */
export function plainHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** How files with rows are written. Only statements have the last three. */
export interface FileLayout<Column extends string = string> {
  /** The headers of each column, most likely first. Compared as `plainHeader`. */
  readonly columns: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** The mapped columns that a file may omit. */
  readonly optionalColumns: readonly Column[];
  /** Headers that such files have, too, and that are not read. They tell layouts apart. */
  readonly otherHeaders: readonly string[];
  readonly delimiter: keyof typeof layoutChoices.delimiter;
  /** The number of lines above the header row. Further lines without the columns are skipped too. */
  readonly linesToSkip: number;
  /** The order in dates such as 3/4/26. Dates that start with the year are always read. */
  readonly dateOrder: keyof typeof layoutChoices.dateOrder;
  /** The character before the cents. */
  readonly decimalMark: keyof typeof layoutChoices.decimalMark;
  /** Whether positive amounts are charged back. Parentheses and minus signs mean the opposite of a plain amount. */
  readonly isInverted: boolean;
  /** Transaction types whose amounts are always negative. */
  readonly chargebackTypes: readonly string[];
  /** How the first cell of total lines starts, besides "Total" and "Subtotal". */
  readonly totalLabels: readonly string[];
}
