/** How a value is written for people; `text` unless said. */
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
 * Why a value is personal. The mark keeps filters on it out of page addresses and decides masking; a screen
 * can only tighten it.
 */
export type Sensitivity = "ssn" | "card" | "name" | "birth" | "contact";

/** The type of an id. On the wire all are text. */
export type IdType = "uuid" | "bigint" | "text";

/** One value of a row or an answer. A dotted name is a path: `months.january`. */
export interface Field {
  /** What people call it: column header, form label, export heading. */
  readonly label: string;
  /** @default "text" */
  readonly format?: Format;
  /** What a field of format `id` holds: a UUID, a sequential number, or the key of a group of rows. @default "uuid" */
  readonly idType?: IdType;
  readonly sensitive?: Sensitivity;
  /** Whether a list can be sorted by it. @default false */
  readonly sortable?: boolean;
  /** Left out of a list's rows unless `columns` names it. @default false */
  readonly onRequest?: boolean;
  /** Whether a list can be asked for its sum over all rows that match. @default false */
  readonly summable?: boolean;
  /** The value is a list of rows with these fields. */
  readonly rows?: Fields;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Equal to a value of a lookup: `select` offers all its values, `asyncSelect` those found for what is typed. */
export interface LookupFilter {
  readonly kind: "select" | "asyncSelect";
  /** The lookup that offers the values. */
  readonly options: string;
  /** What its path takes: `{ typeGuid }` for the entries of one generic type. */
  readonly optionParams?: Readonly<Record<string, string>>;
  /** The property of an option that is sent. @default "id" */
  readonly optionValue?: string;
  /** The filters whose values narrow the options, sent to the lookup under the same names. */
  readonly dependsOn?: readonly string[];
  /** The lookup's filter that takes what is typed, for `asyncSelect`. @default "name" */
  readonly searchBy?: string;
  /** Whether several values can be given; a row equals one of them. @default false */
  readonly anyOf?: boolean;
}

/** What narrows a list by one filter: its value, or several where the filter is `anyOf`. */
export type FilterValue = string | readonly string[];

/** How a list is narrowed by one query parameter; parameters combine with AND. */
export type Filter<FieldName extends string = string> = {
  /** The field it looks at; its own name unless said. */
  readonly field?: FieldName;
  /** @default the field's label */
  readonly label?: string;
} & (
  | { /** Found anywhere in the value, in any case. */ readonly kind: "text" }
  | LookupFilter
  | {
      /** Equal to one of a few texts that never change. */
      readonly kind: "choice";
      readonly values: readonly string[];
      /** Whether several can be given; a row equals one of them. @default false */
      readonly anyOf?: boolean;
    }
  | {
      /** A day: on it, or from it on, or up to it. */
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

/** The longest text that can be filtered by. */
export const maxFilterLength = 200;
/** The most values of an `anyOf` filter. */
export const maxFilterValues = 50;

/** The field a filter looks at. */
export function fieldOfFilter(name: string, filter: Filter): string {
  return filter.field ?? name;
}

/** What people call a filter. */
export function labelOfFilter(name: string, filter: Filter, fields: Fields): string {
  return filter.label ?? fields[fieldOfFilter(name, filter)]?.label ?? name;
}

/** Why a filter's value is personal, or undefined where it may stand in an address. */
export function sensitivityOfFilter(name: string, filter: Filter, fields: Fields): Sensitivity | undefined {
  return fields[fieldOfFilter(name, filter)]?.sensitive;
}

/** The value at a dotted path, or undefined where the path ends early. */
export function valueAt(row: unknown, path: string): unknown {
  let value: unknown = row;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
