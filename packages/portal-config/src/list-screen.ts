import type { CallId, FieldOf, FilterOf, ListId } from "@portico/contract";
import type * as z from "zod";
import type { listScreenSchema } from "./list-screen-schema.ts";

/** One list screen, as the renderer and the checker read it. */
export type ListScreen = z.infer<typeof listScreenSchema>;

/** A column as a screen says it. */
export type ScreenColumn = ListScreen["columns"][number];
/** A filter as a screen says it. */
export type ScreenFilter = ListScreen["filters"][number];
/** A button of the list. */
export type ScreenAction = NonNullable<ListScreen["actions"]>[number];
/** A button of each row. */
export type ScreenRowAction = NonNullable<ListScreen["rowActions"]>[number];
/** What a row opens. */
export type ScreenDetail = NonNullable<ListScreen["detail"]>;

type Column<Field extends string> = Field | (Exclude<ScreenColumn, string> & { field: Field });
type Filter<Name extends string> = Name | (Exclude<ScreenFilter, string> & { filter: Name });
type Variant<Field extends string> = Omit<NonNullable<ListScreen["variants"]>[number], "columns"> & {
  columns: Column<Field>[];
};
type Detail = {
  [Id in CallId]: Omit<ScreenDetail, "endpoint" | "fields"> & { endpoint: Id; fields: Column<FieldOf<Id>>[] };
}[CallId];

/** A list screen in a file, whose names the compiler holds against the contract. */
export type ListScreenOf<Id extends ListId> = Omit<
  ListScreen,
  "kind" | "endpoints" | "filters" | "columns" | "variants" | "sort" | "detail"
> & {
  endpoints: { list: Id };
  filters: Filter<FilterOf<Id>>[];
  columns: Column<FieldOf<Id>>[];
  variants?: Variant<FieldOf<Id>>[];
  sort?: (FieldOf<Id> | `-${FieldOf<Id>}`)[];
  detail?: Detail;
};

/** Declares a list screen; it stays plain data. */
export function listScreen<const Id extends ListId>(screen: ListScreenOf<Id>): ListScreen {
  return { kind: "list", ...screen };
}
