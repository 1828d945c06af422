import type { CallId, Endpoints, FieldOf, FilterOf, ListId } from "@portico/endpoints";
import type { ListScreen, ScreenAction, ScreenColumn, ScreenDetail, ScreenFilter } from "./list-screen.ts";
import type { PartKind, ScreenNames } from "./screen-registry.ts";

/** The names in the registry of an app, as types. */
export interface NameTypes {
  readonly parts: { readonly [Kind in PartKind]: string };
  readonly section: string;
  readonly setting: string;
  readonly statusType: string;
  readonly noteEntity: string;
}

/** The names in a registry, as types. */
export interface NamesOf<R extends ScreenNames> extends NameTypes {
  readonly parts: { readonly [Kind in PartKind]: R["parts"][Kind][number] };
  readonly section: R["sections"][number];
  readonly setting: Extract<keyof R["settings"], string>;
  readonly statusType: Extract<keyof R["statusTypes"], string>;
  readonly noteEntity: Extract<keyof R["noteEntities"], string>;
}

/** A part of a screen with only the names of a registry; `Kind` is the kind of parts that it can name. */
type Closed<Part, N extends NameTypes, Kind extends PartKind> = Part extends readonly (infer One)[]
  ? Closed<One, N, Kind>[]
  : Part extends object
    ? {
        [Key in keyof Part]: Key extends "name"
          ? string extends Part[Key]
            ? N["parts"][Kind]
            : Part[Key]
          : Key extends keyof ClosedKeywords<N>
            ? ClosedKeywords<N>[Key] | Extract<Part[Key], undefined>
            : Key extends "options" | "values"
              ? Part[Key]
              : Closed<Part[Key], N, Kind>;
      }
    : Part;

interface ClosedKeywords<N extends NameTypes> {
  entity: N["noteEntity"];
  section: N["section"];
  setting: N["setting"];
  setsStatus: { type: N["statusType"]; code: string };
  statuses: N["statusType"];
}

type Column<Field extends string, N extends NameTypes> =
  | Field
  | (Closed<Exclude<ScreenColumn, string>, N, "format"> & { field: Field });
type ObjectFilter<N extends NameTypes> = Closed<Exclude<ScreenFilter, string>, N, "filter">;
type Filter<Name extends string, N extends NameTypes> =
  | Name
  | (Extract<ObjectFilter<N>, { filter: string }> & { filter: Name })
  | (Extract<ObjectFilter<N>, { from: string }> & { from: Name; to: Name })
  | (Extract<ObjectFilter<N>, { filters: string[] }> & { filters: Name[] });
type Variant<Field extends string, N extends NameTypes> = Omit<
  NonNullable<ListScreen["variants"]>[number],
  "columns"
> & { columns: Column<Field, N>[] };
type Detail<E extends Endpoints, N extends NameTypes> = {
  [Id in CallId<E>]: Omit<Closed<ScreenDetail, N, "format">, "endpoint" | "fields"> & {
    endpoint: Id;
    fields: Column<FieldOf<E, Id>, N>[];
  };
}[CallId<E>];
type ClosedAction<N extends NameTypes> = Closed<ScreenAction, N, "action">;
type Action<E extends Endpoints, N extends NameTypes> =
  | Exclude<ClosedAction<N>, { endpoint: string }>
  | (Extract<ClosedAction<N>, { endpoint: string }> & { endpoint: CallId<E> });

type FixedFilters<E extends Endpoints, Id extends ListId<E>> = {
  [Name in FilterOf<E, Id>]?: E[Id] extends { filters: Record<Name, { anyOf: true }> }
    ? string | string[]
    : string;
};

/** The keywords whose names are checked. */
type Checked =
  | "kind"
  | "endpoints"
  | "filters"
  | "permanentFilters"
  | "views"
  | "columns"
  | "variants"
  | "sort"
  | "detail"
  | "actions"
  | "rowActions"
  | "aside"
  | "header";

/** A list screen in a file, whose names the compiler checks against an app's endpoints and registry. */
export type ListScreenOf<E extends Endpoints, N extends NameTypes, Id extends ListId<E>> = Closed<
  Omit<ListScreen, Checked | "forms">,
  N,
  never
> &
  Pick<ListScreen, "forms"> & {
    endpoints: { list: Id; summary?: CallId<E>; opening?: CallId<E> };
    filters: Filter<FilterOf<E, Id>, N>[];
    permanentFilters?: FixedFilters<E, Id>;
    views?: { label: string; filters: FixedFilters<E, Id> }[];
    columns: Column<FieldOf<E, Id>, N>[];
    variants?: Variant<FieldOf<E, Id>, N>[];
    sort?: (FieldOf<E, Id> | `-${FieldOf<E, Id>}`)[];
    actions?: Action<E, N>[];
    rowActions?: Action<E, N>[];
    detail?: Detail<E, N>;
    aside?: N["parts"]["aside"];
    header?: Closed<NonNullable<ListScreen["header"]>, N, "widget">;
  };
