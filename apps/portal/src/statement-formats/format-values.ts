import { plainHeader, type StatementColumn, type StatementLayout, statementColumns } from "@portico/contract";
import { statementLayoutDraft } from "@portico/contract/schemas";

/** A layout in the form: all columns have a list of headers, and the sign rule is a choice. */
export type LayoutValues = Omit<StatementLayout, "columns" | "isInverted" | "linesToSkip"> & {
  readonly columns: Readonly<Record<StatementColumn, readonly string[]>>;
  readonly linesToSkip: number | null;
  readonly sign: "paid" | "chargedBack";
};

/** The values of the form of a CSV format. */
export interface FormatValues {
  readonly name: string;
  readonly carrierId: string;
  readonly isEnabled: boolean;
  readonly layout: LayoutValues;
}

/** A layout as values of the form. */
export function layoutValues({ columns, isInverted, ...layout }: StatementLayout): LayoutValues {
  return {
    ...layout,
    columns: allColumns((column) => columns[column] ?? []),
    sign: isInverted ? "chargedBack" : "paid",
  };
}

function allColumns(headersOf: (column: StatementColumn) => readonly string[]): LayoutValues["columns"] {
  return Object.fromEntries(
    statementColumns.map((column) => [column, headersOf(column)]),
  ) as LayoutValues["columns"];
}

/** The layout to send. It may be invalid. */
export function layoutOf({ columns, sign, ...layout }: LayoutValues) {
  return {
    ...layout,
    columns: Object.fromEntries(Object.entries(columns).filter(([, headers]) => headers.length > 0)),
    isInverted: sign === "chargedBack",
  };
}

/** The body to send for the values of the form. */
export function bodyOf({ name, carrierId, isEnabled, layout }: FormatValues): Record<string, unknown> {
  return { name, isEnabled, layout: layoutOf(layout), ...(carrierId !== "" && { carrierId }) };
}

/** The values of a new format. */
export const emptyFormat: FormatValues = {
  name: "",
  carrierId: "",
  isEnabled: true,
  layout: layoutValues(statementLayoutDraft.parse({ columns: {} })),
};

/** The values of a format as the server returns it. */
export function formatValues({
  name,
  carrierId,
  isEnabled,
  layout,
}: Readonly<Record<string, unknown>>): FormatValues {
  return {
    name: String(name ?? ""),
    carrierId: String(carrierId ?? ""),
    isEnabled: isEnabled === true,
    layout: layoutValues(statementLayoutDraft.parse(JSON.parse(String(layout)))),
  };
}

/** Whether a column has headers. */
export function isMapped({ columns }: Pick<LayoutValues, "columns">): boolean {
  return statementColumns.some((column) => columns[column].length > 0);
}

/**
 * What a header of a sample contains. As the server does, it uses the first header of a column that the sample has.
 * @param headers all headers of the sample
 */
export function columnOfHeader(
  columns: LayoutValues["columns"],
  headers: readonly string[],
  header: string,
): StatementColumn | undefined {
  const inSample = new Set(headers.map(plainHeader));
  return statementColumns.find((column) => {
    const used = columns[column].map(plainHeader).find((name) => inSample.has(name));
    return used !== undefined && used === plainHeader(header);
  });
}

/** Maps a header of a sample to another column, or to none. A column has only one header of the sample. */
export function withHeader(
  columns: LayoutValues["columns"],
  headers: readonly string[],
  { header, column }: { readonly header: string; readonly column: StatementColumn | undefined },
): LayoutValues["columns"] {
  const inSample = new Set(headers.map(plainHeader));
  return allColumns((each) => {
    if (each === column) return [header, ...columns[each].filter((name) => !inSample.has(plainHeader(name)))];
    return columns[each].filter((name) => plainHeader(name) !== plainHeader(header));
  });
}

const separator = /[;\n]/;

/** The names in a text, separated by semicolons. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
