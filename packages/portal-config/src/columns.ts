import type { Field, Fields, Format } from "@portico/contract";
import type { ListScreen, ScreenColumn } from "./list-screen.ts";

type SaidColumn = Exclude<ScreenColumn, string>;
/** How a column departs from the contract's ways to write a value. */
export type SpecialFormat = Exclude<NonNullable<SaidColumn["format"]>, string>;

/** A column with everything the contract says of its field filled in. */
export interface ResolvedColumn
  extends Pick<SaidColumn, "access" | "when" | "truncate" | "align" | "width" | "tones" | "empty" | "group"> {
  readonly field: string;
  readonly header: string;
  /** How its values are written. */
  readonly format: Format;
  /** A link, or a format of the portal's own, in place of `format` on screen. */
  readonly special: SpecialFormat | undefined;
  readonly isSortable: boolean;
  /** Not shown until a person asks for it. */
  readonly isHidden: boolean;
  readonly isMasked: boolean;
  readonly sensitive: Field["sensitive"];
}

/** Fills a column in from the contract's fields; a field that is not there gives undefined. */
export function resolveColumn(column: ScreenColumn, fields: Fields): ResolvedColumn | undefined {
  const said: SaidColumn = typeof column === "string" ? { field: column } : column;
  const field = Object.hasOwn(fields, said.field) ? fields[said.field] : undefined;
  if (!field) return undefined;
  const { format, hidden, sortable, masked, header, ...rest } = said;
  const own = field.format ?? "text";
  return {
    ...rest,
    header: header ?? field.label,
    format: typeof format === "string" ? format : own,
    special: typeof format === "object" ? format : undefined,
    isSortable: (field.sortable ?? false) && sortable !== false,
    isHidden: hidden ?? false,
    isMasked: masked ?? false,
    sensitive: field.sensitive,
  };
}

/** The columns of a variant: the screen's own, then the variant's. */
export function columnsOf(screen: ListScreen, variantId: string | undefined): ScreenColumn[] {
  const variant = screen.variants?.find(({ id }) => id === variantId) ?? screen.variants?.[0];
  return [...screen.columns, ...(variant?.columns ?? [])];
}
