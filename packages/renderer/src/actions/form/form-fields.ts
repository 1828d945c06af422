import type { Fields } from "@portico/endpoints";
import type { EntryField, EntryKind } from "@portico/endpoints/schemas";
import type { ScreenFormField } from "@portico/screens";
import { capitalize } from "../../capitalize.ts";

type DeclaredField = Exclude<ScreenFormField, string>;
type DeclaredOptions = NonNullable<DeclaredField["options"]>;
/** A lookup that offers the values of a field. */
export type OptionLookup = Extract<DeclaredOptions, { lookup: string }>;

/** A form field, completed from its schema and the contract. */
export interface FormField {
  /** Its path in the body: `contact.firstName`. */
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly as: NonNullable<DeclaredField["as"]>;
  /** Its options, if they are known. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly lookup: OptionLookup | undefined;
  /** The field of the row that it is compared with. */
  readonly compareTo: { readonly name: string; readonly label: string } | undefined;
  /** The first day that a new row can have. */
  readonly min: "today" | undefined;
  /** The initial value for a new row. */
  readonly defaultValue: unknown;
  readonly isHalf: boolean;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly maxLength: number | undefined;
}

/** The schema and contract fields that complete a form's fields. */
export interface FormSources {
  /** Only fields of this mode. @default both */
  readonly mode?: "create" | "edit";
  /** The entries of the body's or query's schema. */
  readonly entries: ReadonlyMap<string, EntryField>;
  /** The contract's fields, for labels. The first match counts. */
  readonly fields: readonly Fields[];
}

/** The fields of a form in one of its modes. Fields that the schema lacks are left out. */
export function resolveFormFields(
  declared: readonly ScreenFormField[],
  { mode, entries, fields }: FormSources,
): readonly FormField[] {
  return declared.flatMap((one): FormField[] => {
    const field: DeclaredField = typeof one === "string" ? { field: one } : one;
    const entry = entries.get(field.field);
    if (!entry || (mode && field.only && field.only !== mode)) return [];
    const known = fields.find((some) => Object.hasOwn(some, field.field))?.[field.field];
    const { options } = field;
    const lookup = options && "lookup" in options ? options : undefined;
    return [
      {
        name: field.field,
        label: field.label ?? known?.label ?? labelFromName(field.field),
        hint: field.hint,
        as: field.as ?? (options ? "select" : controlOf(entry.kind, known?.format)),
        choices:
          options && !("lookup" in options)
            ? options
            : entry.choices?.map((value) => ({ value, label: labelFromName(value) })),
        lookup,
        compareTo: field.compareTo === undefined ? undefined : named(field.compareTo, fields),
        min: mode === "edit" ? undefined : field.min,
        defaultValue: entry.defaultValue,
        isHalf: field.width === "half",
        isRequired: entry.isRequired,
        isNullable: entry.isNullable,
        maxLength: entry.maxLength,
      },
    ];
  });
}

function named(name: string, fields: readonly Fields[]) {
  const known = fields.find((some) => Object.hasOwn(some, name))?.[name];
  return { name, label: known?.label ?? labelFromName(name) };
}

/** The fields declared for a mode that the schema does not have. */
export function unknownFields(
  declared: readonly ScreenFormField[],
  { mode, entries }: Omit<FormSources, "fields">,
): readonly string[] {
  return declared.flatMap((one) => {
    const { field, only }: DeclaredField = typeof one === "string" ? { field: one } : one;
    return entries.has(field) || (mode && only && only !== mode) ? [] : [field];
  });
}

function controlOf(kind: EntryKind, format: string | undefined): FormField["as"] {
  if (format === "money" && kind === "number") return "money";
  return format === "phone" && kind === "text" ? "phone" : kind;
}

/** A label made from a name: `contact.firstName` is "First name". */
function labelFromName(name: string): string {
  const last = name.split(".").at(-1) ?? name;
  const words = last.replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => {
    return `${before} ${letter.toLowerCase()}`;
  });
  return capitalize(words.replaceAll("_", " "));
}
