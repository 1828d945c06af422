import type { Month } from "./months.ts";

/** The format of a value, `text` by default. */
export type Format =
  | "text"
  | "id"
  | "date"
  | "dateTime"
  | "money"
  | "number"
  | "percent"
  | "month"
  | "year"
  | "phone"
  | "ssn"
  | "yesNo"
  | "status";

/**
 * Why a value is personal. Filters by personal values stay out of URLs, and personal values may be masked; a screen can
 * only make this stricter.
 */
export type Sensitivity = "ssn" | "card" | "name" | "birth" | "contact";

/** The type of an id. In JSON all ids are strings. */
export type IdType = "uuid" | "bigint" | "text";

/** Labels by code. */
export type Labels = Readonly<Record<string, string>>;

/** One value of a row or a response. A dotted name is a path: `months.january`. */
export interface Field {
  /** The column header, form label and export heading. */
  readonly label: string;
  /** @default "text" */
  readonly format?: Format;
  /** The kind of an `id` field: a UUID, a sequential number, or the key of a group of rows. @default "uuid" */
  readonly idType?: IdType;
  readonly sensitive?: Sensitivity;
  /**
   * Whether it is a number or ID that somebody else assigned, such as that of a policy. Filters and searches ignore its
   * dashes and case.
   * @default false
   */
  readonly isIdentifier?: boolean;
  /** The labels of its values, which are codes: `{ en: "English" }`. Users see them instead of the codes. */
  readonly labels?: Labels;
  /** The month of the current year that the value is of. Lists show such columns side by side, with a short name. */
  readonly month?: Month;
  /** Whether a list can be sorted by it. @default false */
  readonly sortable?: boolean;
  /** Omitted from a list's rows unless `columns` names it. @default false */
  readonly onRequest?: boolean;
  /** Omitted from exported files unless `columns` names it; in JSON it is always there. @default false */
  readonly exportOnRequest?: boolean;
  /** Whether a list can return its sum over all matching rows. @default false */
  readonly summable?: boolean;
  /** The value is a list of rows with these fields. */
  readonly rows?: Fields;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * Equal to a value of a lookup: `select` offers all its values, `asyncSelect` those that match the user's input.
 */
export interface LookupFilter {
  readonly kind: "select" | "asyncSelect";
  /** The lookup with the values. */
  readonly options: string;
  /** The parameters of its path: `{ typeGuid }` for the entries of one generic type. */
  readonly optionParams?: Readonly<Record<string, string>>;
  /** The property of an option that is sent. @default "id" */
  readonly optionValue?: string;
  /** Filters that also filter the options, under the same names. */
  readonly dependsOn?: readonly string[];
  /** The lookup's filter for the user's input, for `asyncSelect`. @default "name" */
  readonly searchBy?: string;
  /** Whether it takes several values; a row matches one of them. @default false */
  readonly anyOf?: boolean;
  /**
   * Whether the lookup offers records with names. Each value is the ID of a record, its whole name, or a part of names,
   * ignoring case.
   * @default false
   */
  readonly matchesNames?: boolean;
}

/** The value of a filter, or several if the filter is `anyOf`. */
export type FilterValue = string | readonly string[];

/** A query parameter that filters a list; parameters combine with AND. */
export type Filter<FieldName extends string = string> = {
  /** The field that it filters by. @default the filter's name */
  readonly field?: FieldName;
  /** @default the field's label */
  readonly label?: string;
} & (
  | { /** Found anywhere in the value, in any case. */ readonly kind: "text" }
  | LookupFilter
  | {
      /** Equal to one of a fixed set of texts. */
      readonly kind: "choice";
      readonly values: readonly string[];
      /** Whether it takes several values; a row matches one of them. @default false */
      readonly anyOf?: boolean;
      /** Whether the field is a list, with its items separated by ", "; a row matches by one item. @default false */
      readonly isListItem?: boolean;
    }
  | {
      /** A day: equal, on or after, on or before. */
      readonly kind: "date";
      readonly compare: "on" | "from" | "to";
    }
  | {
      /** A number: equal, or from it on, or up to it. */ readonly kind: "number";
      readonly compare: "equal" | "from" | "to";
    }
  | { /** A month of any year, "1" to "12". */ readonly kind: "month" }
  | { /** A year of four digits. */ readonly kind: "year" }
  | { /** "true" or "false". */ readonly kind: "yesNo" }
  | { /** "true": there is no value; "false": there is one. */ readonly kind: "isEmpty" }
);

/** Filters by the name of their query parameter. */
export type Filters<FieldName extends string = string> = Readonly<Record<string, Filter<FieldName>>>;

/** The maximum length of a filter's text. */
export const maxFilterLength = 200;
/** The parameter of lists with `searchable` fields: words that a row must have in these fields. */
export const searchParameter = "search";
/** What searches are called in files. */
export const searchLabel = "Search";
/** The minimum and maximum length of a search, in characters. */
export const searchLength = { min: 2, max: 100 } as const;
/** The maximum number of values of an `anyOf` filter. */
export const maxFilterValues = 50;

/** The field that a filter uses. */
export function fieldOfFilter(name: string, filter: Filter): string {
  return filter.field ?? name;
}

/** Whether a filter takes several values; a row matches one of them. */
export function acceptsSeveralValues(filter: Filter): boolean {
  return "anyOf" in filter && filter.anyOf === true;
}

/** A filter whose values are IDs, names, or parts of names of records. */
export type RecordFilter = LookupFilter & { readonly matchesNames: true };

/** Whether the values of a filter are IDs, names, or parts of names of records. */
export function isRecordFilter(filter: Filter): filter is Filter & RecordFilter {
  return "matchesNames" in filter && filter.matchesNames === true;
}

/** The label of a filter. */
export function labelOfFilter(name: string, filter: Filter, fields: Fields): string {
  return filter.label ?? fields[fieldOfFilter(name, filter)]?.label ?? name;
}

/** Why a filter's value is personal; undefined if it may be in a URL. */
export function sensitivityOfFilter(name: string, filter: Filter, fields: Fields): Sensitivity | undefined {
  return fields[fieldOfFilter(name, filter)]?.sensitive;
}

/** A list's fields, and those that a search looks in. */
interface SearchableFields {
  readonly fields: Fields;
  readonly searchable?: readonly string[] | undefined;
}

/** Why a list's search is personal; undefined if it looks in no personal field. */
export function sensitivityOfSearch({ fields, searchable = [] }: SearchableFields): Sensitivity | undefined {
  const [first] = searchable.flatMap((name) => fields[name]?.sensitive ?? []);
  return first;
}

/** The value at a dotted path; undefined if it doesn't exist. */
export function valueAt(row: unknown, path: string): unknown {
  let value: unknown = row;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
