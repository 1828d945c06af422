import type { CallId, Endpoints, FieldOf, FilterOf, ListId } from "@portico/contract";
import type * as z from "zod";
import type { listScreenSchema } from "./language/list-screen-schema.ts";

export type { Condition } from "./language/common-schemas.ts";

/** A list screen after parsing. */
export type ListScreen = Omit<z.infer<typeof listScreenSchema>, "requires">;

/** A column as declared. */
export type ScreenColumn = ListScreen["columns"][number];
/** A filter as declared. */
export type ScreenFilter = ListScreen["filters"][number];
/** A button of the list or of a row. */
export type ScreenAction = NonNullable<ListScreen["actions"]>[number];
/** The kinds of actions. */
export type ActionKind = ScreenAction["kind"];
/** An action of one kind. */
export type ActionOf<Kind extends ActionKind> = Extract<ScreenAction, { kind: Kind }>;
/** The detail of a row. */
export type ScreenDetail = NonNullable<ListScreen["detail"]>;
/** A form of a screen. */
export type ScreenForm = NonNullable<ListScreen["forms"]>[number];
/** A field of a form. */
export type ScreenFormField = ScreenForm["fields"][number];
/** A figure or chart above a list. */
export type ScreenWidget = NonNullable<ListScreen["header"]>[number];
/** A total under a list. */
export type ScreenTotal = NonNullable<ListScreen["footer"]>[number];

type Column<Field extends string> = Field | (Exclude<ScreenColumn, string> & { field: Field });
type SingleFilter = Extract<ScreenFilter, { filter: string }>;
type RangeFilter = Extract<ScreenFilter, { from: string }>;
type CustomFilter = Extract<ScreenFilter, { filters: string[] }>;
type Filter<Name extends string> =
  | Name
  | (SingleFilter & { filter: Name })
  | (RangeFilter & { from: Name; to: Name })
  | (CustomFilter & { filters: Name[] });
type Variant<Field extends string> = Omit<NonNullable<ListScreen["variants"]>[number], "columns"> & {
  columns: Column<Field>[];
};
type Detail = {
  [Id in CallId]: Omit<ScreenDetail, "endpoint" | "fields"> & { endpoint: Id; fields: Column<FieldOf<Id>>[] };
}[CallId];
type Action =
  | Exclude<ScreenAction, { endpoint: string }>
  | (Extract<ScreenAction, { endpoint: string }> & { endpoint: CallId });

type FixedFilters<Id extends ListId> = {
  [Name in FilterOf<Id>]?: Endpoints[Id]["filters"] extends Record<Name, { anyOf: true }>
    ? string | string[]
    : string;
};

/** A list screen in a file, whose names the compiler checks against the contract. */
export type ListScreenOf<Id extends ListId> = Omit<
  ListScreen,
  | "kind"
  | "endpoints"
  | "filters"
  | "permanentFilters"
  | "columns"
  | "variants"
  | "sort"
  | "detail"
  | "actions"
  | "rowActions"
> & {
  endpoints: { list: Id; summary?: CallId; opening?: CallId };
  filters: Filter<FilterOf<Id>>[];
  permanentFilters?: FixedFilters<Id>;
  columns: Column<FieldOf<Id>>[];
  variants?: Variant<FieldOf<Id>>[];
  sort?: (FieldOf<Id> | `-${FieldOf<Id>}`)[];
  actions?: Action[];
  rowActions?: Action[];
  detail?: Detail;
};

/** Declares a list screen, as plain data. */
export function listScreen<const Id extends ListId>(screen: ListScreenOf<Id>): ListScreen {
  return { kind: "list", ...screen } as ListScreen;
}

/** Whether a value has the kind of a list screen; `checkScreen` checks the rest. */
export function isListScreen(value: unknown): value is ListScreen {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "list";
}
