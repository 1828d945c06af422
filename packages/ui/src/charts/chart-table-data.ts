/** A chart's figures as rows, for its table and its exports. */
export interface ChartTableData {
  /** Headings: that of the labels, then one per value. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
  /** Totals and the like, below the rows. */
  footer?: readonly ChartTableRow[] | undefined;
  /** The text of a value by column; the last one for the remaining columns. */
  formats: readonly [(value: number) => string, ...((value: number) => string)[]];
}

export interface ChartTableRow {
  label: string;
  values: readonly (number | null)[];
}

/** The text of a value in a column. Empty if there is no value. */
export function cellText({ formats }: ChartTableData, column: number, value: number | null): string {
  if (value === null) return "";
  return (formats[Math.min(column, formats.length - 1)] ?? formats[0])(value);
}

/** The lowest and the highest value of the first columns, with their labels. */
export function rangeOf(rows: readonly ChartTableRow[]) {
  const values = rows.flatMap(({ label, values }) =>
    values.flatMap((value) => (value === null ? [] : [{ label, value }])),
  );
  const [first] = values;
  if (!first) return undefined;
  return values.reduce(
    ({ low, high }, item) => ({
      low: item.value < low.value ? item : low,
      high: item.value > high.value ? item : high,
    }),
    { low: first, high: first },
  );
}
