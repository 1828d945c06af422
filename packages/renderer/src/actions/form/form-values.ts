import { valueAt } from "@portico/endpoints";
import { isBlank, parseDecimal } from "@portico/ui/format";
import { decimalValue } from "../../forms/decimal-value.ts";
import type { FormField } from "./form-fields.ts";

/** The values of a form's inputs: texts and booleans, nested like the field names. */
export type FormValues = Record<string, unknown>;

type Field = Pick<FormField, "name" | "as" | "isRequired" | "isNullable">;

/** The input values for a row, or the initial values for a new one. */
export function valuesOf(fields: readonly Field[], row: unknown): FormValues {
  const values: FormValues = {};
  for (const field of fields) put(values, field.name, shownValue(field, valueAt(row, field.name)));
  return values;
}

/** The input values for a new row: the defaults, and the parameters of the page's path. */
export function initialValuesOf(
  fields: readonly (Field & Pick<FormField, "defaultValue">)[],
  parameters: Readonly<Record<string, string>>,
): FormValues {
  const row: FormValues = {};
  for (const { name, defaultValue } of fields) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    put(row, name, parameter ?? defaultValue);
  }
  return valuesOf(fields, row);
}

/**
 * The values to send: an empty text is omitted, or null if the key is required and nullable. The object around a required
 * key is sent even if it is empty, so that the schema reports the key and not the object.
 */
export function bodyOf(fields: readonly Field[], values: FormValues): FormValues {
  const body: FormValues = {};
  for (const field of fields) {
    const value = sentValue(field, valueAt(values, field.name));
    if (value !== undefined || field.isRequired) put(body, field.name, value);
  }
  return body;
}

function shownValue({ as }: Field, value: unknown): string | boolean {
  if (as === "yesNo") return value === true;
  if (value === null || value === undefined) return "";
  if (as === "money" && typeof value === "number") return value.toFixed(2);
  if (as === "date" || as === "dateOfBirth") return String(value).slice(0, "YYYY-MM-DD".length);
  return String(value);
}

function sentValue({ as, isRequired, isNullable }: Field, value: unknown): unknown {
  if (as === "yesNo") return value === true;
  const text = typeof value === "string" ? value : "";
  if (isBlank(text)) {
    if (isNullable && isRequired) return null;
    // The schema of a required text has a message for spaces.
    return text !== "" && isRequired && isText(as) ? text : undefined;
  }
  if (as === "money") return decimalValue(text);
  if (as !== "number") return text;
  const parsed = parseDecimal(text);
  // Anything but a number stays a text, which the schema rejects.
  return "value" in parsed ? Number(parsed.value) : text;
}

function isText(as: Field["as"]): boolean {
  return as === "text" || as === "textArea";
}

/** Names come from declarations that were checked against the contract, never from outside. */
function put(into: FormValues, name: string, value: unknown) {
  const [head = "", ...rest] = name.split(".");
  if (rest.length === 0) {
    into[head] = value;
    return;
  }
  const inner = into[head];
  const nested: FormValues = typeof inner === "object" && inner !== null ? { ...inner } : {};
  into[head] = nested;
  put(nested, rest.join("."), value);
}
