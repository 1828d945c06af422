import type { Field } from "@portico/contract";
import { isJsonObject, type JsonObject, propertyOf } from "../document/document.ts";

/** How the conditions of a group combine. */
export const groupKinds = ["all", "any", "none"] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Conditions that combine. */
export interface ConditionGroup {
  readonly kind: GroupKind;
  readonly conditions: readonly unknown[];
  /** Where the conditions are below the group's path. */
  readonly paths: readonly string[];
}

/** What a condition compares with. */
export const operators = ["equal", "notEqual", "in", "notIn", "empty", "notEmpty"] as const;
export type Operator = (typeof operators)[number];

/** Reads a group; undefined if the condition is about a field. */
export function readGroup(condition: unknown): ConditionGroup | undefined {
  const negated = propertyOf(condition, "not");
  const [inner, prefix] = negated === undefined ? [condition, ""] : [negated, "not."];
  for (const kind of negated === undefined ? (["all", "any"] as const) : (["any"] as const)) {
    const conditions = propertyOf(inner, kind);
    if (!Array.isArray(conditions)) continue;
    const paths = conditions.map((_, index) => `${prefix}${kind}[${index}]`);
    return { kind: prefix ? "none" : kind, conditions, paths };
  }
  return negated === undefined ? undefined : { kind: "none", conditions: [negated], paths: ["not"] };
}

/** Writes a group; undefined if no condition is left. */
export function writeGroup(kind: GroupKind, conditions: readonly unknown[]): unknown {
  const [first, ...others] = conditions;
  if (first === undefined) return undefined;
  if (kind !== "none") return others.length === 0 ? first : { [kind]: conditions };
  return { not: others.length === 0 ? first : { any: conditions } };
}

/** The operator of a condition about a field; undefined if the form does not know it. */
export function operatorOf(condition: unknown): Operator | undefined {
  return operators.find((operator) => operator === propertyOf(condition, "is"));
}

/** Whether the form can show a condition about a field. */
export function isFieldCondition(condition: unknown): condition is JsonObject & { readonly field: string } {
  return (
    isJsonObject(condition) && typeof condition.field === "string" && operatorOf(condition) !== undefined
  );
}

/** The condition with another operator; its value is preserved if both take one. */
export function withOperator(condition: JsonObject, is: Operator): JsonObject {
  const { field, value } = condition;
  if (is === "empty" || is === "notEmpty") return { field, is };
  const values: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return { field, is, value: is === "in" || is === "notIn" ? values : (values[0] ?? "") };
}

/** A typed value as the field has it in rows: a number, true or false, otherwise the text. */
export function valueOfText(
  text: string,
  { format = "text" }: Partial<Field> = {},
): string | number | boolean {
  if (format === "yesNo" && (text === "true" || text === "false")) return text === "true";
  const isNumber = ["number", "money", "percent"].includes(format) && /^-?\d{1,12}(\.\d{1,4})?$/.test(text);
  return isNumber ? Number(text) : text;
}

/**
 * The value of a text that is still being typed. A text that the number would not be written as, such as `10.0`, stays
 * a text, so that more can be typed after it.
 */
export function valueWhileTyping(text: string, field: Field | undefined): string | number | boolean {
  const value = valueOfText(text, field);
  return String(value) === text ? value : text;
}
