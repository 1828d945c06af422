import type { Field, Fields, Format } from "@portico/endpoints";
import type { ListScreen, ScreenColumn } from "./list-screen.ts";

type DeclaredColumn = Exclude<ScreenColumn, string>;
/** How a column overrides the contract's format. */
export type SpecialFormat = Exclude<NonNullable<DeclaredColumn["format"]>, string>;

/** A column with the contract's defaults filled in. */
export interface ResolvedColumn
  extends Pick<
    DeclaredColumn,
    "access" | "when" | "truncate" | "align" | "width" | "priority" | "tones" | "empty" | "group"
  > {
  readonly field: string;
  readonly header: string;
  /** The format of its values. */
  readonly format: Format;
  /** A link or a built-in format, used instead of `format` on screen. */
  readonly special: SpecialFormat | undefined;
  readonly isSortable: boolean;
  /** Hidden until a user shows it. */
  readonly isHidden: boolean;
  readonly isMasked: boolean;
  readonly sensitive: Field["sensitive"];
  /** The month of the current year that its values are of. */
  readonly month: Field["month"];
  /** The labels of its values, which are codes. */
  readonly labels?: Field["labels"];
}

/** Fills in the contract's defaults; undefined if there is no such field. */
export function resolveColumn(column: ScreenColumn, fields: Fields): ResolvedColumn | undefined {
  const declared: DeclaredColumn = typeof column === "string" ? { field: column } : column;
  const field = Object.hasOwn(fields, declared.field) ? fields[declared.field] : undefined;
  if (!field) return undefined;
  const { format, hidden, sortable, masked, header, ...rest } = declared;
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
    month: field.month,
    ...(field.labels && { labels: field.labels }),
  };
}

/** The columns of a variant: the screen's own, then the variant's. */
export function columnsOf(screen: ListScreen, variantId: string | undefined): ScreenColumn[] {
  const variant = screen.variants?.find(({ id }) => id === variantId) ?? screen.variants?.[0];
  return [...screen.columns, ...(variant?.columns ?? [])];
}
