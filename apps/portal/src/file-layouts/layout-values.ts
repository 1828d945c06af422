import {
  type FileLayout,
  isRequiredColumn,
  layoutColumns,
  plainHeader,
  type UploadKindName,
  uploadKinds,
} from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";

/** A layout in the form: all columns have a list of headers, and the sign rule is a choice. */
export type LayoutValues = Omit<FileLayout, "columns" | "isInverted" | "linesToSkip"> & {
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly linesToSkip: number | null;
  readonly sign: "paid" | "chargedBack";
};

/** The values of the form of a file layout. */
export interface FormValues {
  readonly name: string;
  /** Empty until it is chosen. */
  readonly kind: UploadKindName | "";
  readonly carrierId: string;
  readonly isEnabled: boolean;
  readonly layout: LayoutValues;
}

/** A layout as values of the form. */
export function layoutValues(
  kind: UploadKindName | "",
  { columns, isInverted, ...layout }: FileLayout,
): LayoutValues {
  return {
    ...layout,
    columns: allColumns(kind, (column) => columns[column] ?? []),
    sign: isInverted ? "chargedBack" : "paid",
  };
}

function allColumns(
  kind: UploadKindName | "",
  headersOf: (column: string) => readonly string[],
): LayoutValues["columns"] {
  const columns = kind === "" ? [] : layoutColumns(kind);
  return Object.fromEntries(columns.map((column) => [column, headersOf(column)]));
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
export function bodyOf({ carrierId, layout, ...values }: FormValues): Record<string, unknown> {
  return { ...values, layout: layoutOf(layout), ...(carrierId !== "" && { carrierId }) };
}

/** The values of a new layout of a kind of files. */
export function emptyLayout(kind: UploadKindName | ""): FormValues {
  const layout = layoutSchemas[kind === "" ? "policies" : kind].draft.parse({ columns: {} });
  return { name: "", kind, carrierId: "", isEnabled: true, layout: layoutValues(kind, layout) };
}

/** The values of a layout as the server returns it. */
export function formValues(row: Readonly<Record<string, unknown>>): FormValues {
  const kind = uploadKinds.find((each) => each === row.kind) ?? "statements";
  return {
    name: String(row.name ?? ""),
    kind,
    carrierId: String(row.carrierId ?? ""),
    isEnabled: row.isEnabled === true,
    layout: layoutValues(kind, layoutSchemas[kind].draft.parse(JSON.parse(String(row.layout)))),
  };
}

/** Whether the values are those of a layout of a kind. */
export function hasColumnsOf(kind: UploadKindName, { columns }: Pick<LayoutValues, "columns">): boolean {
  const wanted = layoutColumns(kind);
  return (
    wanted.every((column) => columns[column] !== undefined) && Object.keys(columns).length === wanted.length
  );
}

/** Whether a column has headers. */
export function isMapped({ columns }: Pick<LayoutValues, "columns">): boolean {
  return Object.values(columns).some((headers) => headers.length > 0);
}

/** The columns that a file of a kind may omit. */
export function possiblyOptional(kind: UploadKindName): readonly string[] {
  return layoutColumns(kind).filter((column) => !isRequiredColumn(kind, column));
}

/**
 * What a header of a sample contains. As the server does, it uses the first header of a column that the sample has.
 * @param headers all headers of the sample
 */
export function columnOfHeader(
  columns: LayoutValues["columns"],
  headers: readonly string[],
  header: string,
): string | undefined {
  const inSample = new Set(headers.map(plainHeader));
  return Object.keys(columns).find((column) => {
    const used = columns[column]?.map(plainHeader).find((name) => inSample.has(name));
    return used !== undefined && used === plainHeader(header);
  });
}

/**
 * Maps a header of a sample to another column, or to none. A column has only one header of the sample. Headers without a
 * column are among those that are not read.
 */
export function withHeader(
  { columns, otherHeaders }: Pick<LayoutValues, "columns" | "otherHeaders">,
  headers: readonly string[],
  { header, column }: { readonly header: string; readonly column: string | undefined },
): Pick<LayoutValues, "columns" | "otherHeaders"> {
  const inSample = new Set(headers.map(plainHeader));
  const changed = Object.fromEntries(
    Object.entries(columns).map(([each, names]) => {
      if (each === column)
        return [each, [header, ...names.filter((name) => !inSample.has(plainHeader(name)))]];
      return [each, names.filter((name) => plainHeader(name) !== plainHeader(header))];
    }),
  );
  const read = new Set(Object.values(changed).flat().map(plainHeader));
  const unread = headers.filter((name) => plainHeader(name) !== "" && !read.has(plainHeader(name)));
  const known = otherHeaders.filter((name) => !inSample.has(plainHeader(name)));
  return { columns: changed, otherHeaders: [...known, ...unread] };
}

const separator = /[;\n]/;

/** The names in a text, separated by semicolons. */
export function splitNames(text: string): readonly string[] {
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
