import * as z from "zod";

/** A schema of the language. */
export type Schema = z.core.$ZodType;

/** The schema at a path of the document; undefined if the path is not part of the language. */
export function schemaAt(
  schema: Schema,
  document: unknown,
  steps: readonly PropertyKey[],
): Schema | undefined {
  let at: Schema | undefined = schema;
  let value = document;
  for (const step of steps) {
    at = at && inside(at, value, step);
    value = childOf(value, step);
  }
  return at;
}

/** The object schema for a value; of a union, the branch that fits best. */
export function objectFor(schema: Schema, value: unknown): z.ZodObject | undefined {
  const objects = branchesOf(schema).filter((branch) => branch instanceof z.ZodObject);
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const fit = ({ shape }: z.ZodObject) => {
    const literals = Object.entries(shape).filter(([, inner]) => inner instanceof z.ZodLiteral);
    const isMatch = literals.every(([key, inner]) => z.safeParse(inner, childOf(value, key)).success);
    return keys.filter((key) => Object.hasOwn(shape, key)).length + (isMatch ? 1000 : 0);
  };
  return objects.toSorted((a, b) => fit(b) - fit(a))[0];
}

/** The values that a schema allows if they are few; otherwise their types. */
export function allowedBy(schema: Schema | undefined): string[] {
  const expected = (schema ? branchesOf(schema) : []).flatMap((branch) => {
    if (branch instanceof z.ZodEnum) return branch.options.map(String);
    if (branch instanceof z.ZodLiteral) return [...branch.values].map(String);
    return kindOfValue[branch._zod.def.type] ?? [];
  });
  return [...new Set(expected)];
}

/** Display names of zod's types. */
export const kindOfValue: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "text",
};

/** The value of a key, or undefined if it doesn't exist. */
export function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

function inside(schema: Schema, value: unknown, step: PropertyKey): Schema | undefined {
  if (typeof step === "number") {
    return branchesOf(schema).find((branch) => branch instanceof z.ZodArray)?.element;
  }
  const record = branchesOf(schema).find((branch) => branch instanceof z.ZodRecord);
  if (record) return record.valueType;
  const shape = objectFor(schema, value)?.shape;
  return shape && Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
}

/** The alternatives of a schema, without its wrappers. */
function branchesOf(schema: Schema): Schema[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return branchesOf(schema.unwrap());
  return schema instanceof z.ZodUnion ? schema.options.flatMap(branchesOf) : [schema];
}
