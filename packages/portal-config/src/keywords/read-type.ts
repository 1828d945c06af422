import * as z from "zod";
import type { EndpointKind, Keyword, KeywordType, ObjectShape, ObjectType } from "./keyword.ts";

const longTextFrom = 500;

/** The type of a schema of the language. */
export function readType(schema: z.core.$ZodType): KeywordType {
  const inner = unwrap(schema);
  const known = typeById(idOf(inner));
  if (known) return known;
  if (inner instanceof z.ZodUnion) return unionType(inner.options.map(unwrap));
  if (inner instanceof z.ZodObject) return objectType([inner]);
  if (inner instanceof z.ZodArray) return { kind: "list", of: readType(inner.element) };
  if (inner instanceof z.ZodRecord) return { kind: "record", of: readType(inner.valueType) };
  if (inner instanceof z.ZodEnum) return { kind: "choice", values: inner.options.map(String) };
  if (inner instanceof z.ZodNumber) return { kind: "number" };
  if (inner instanceof z.ZodBoolean) return { kind: "flag", on: true };
  if (inner instanceof z.ZodLiteral) return literalType([...inner.values]);
  return inner instanceof z.ZodString ? textType(schema, inner) : { kind: "other" };
}

/** The keywords of an object schema. */
export function readKeywords({ shape }: z.ZodObject): Keyword[] {
  return Object.entries(shape).map(([key, schema]) => {
    return {
      key,
      type: readType(schema),
      isRequired: !(schema instanceof z.ZodOptional),
      description: descriptionOf(schema),
    };
  });
}

function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const own = z.globalRegistry.get(schema)?.description;
  return own ?? (schema instanceof z.ZodOptional ? descriptionOf(schema.unwrap()) : undefined);
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

function idOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.id;
}

function typeById(id: string | undefined): KeywordType | undefined {
  return id === "condition" || id === "tones" || id === "plain" ? { kind: id } : undefined;
}

function textType(declared: z.core.$ZodType, { maxLength }: z.ZodString): KeywordType {
  const { names, of } = z.globalRegistry.get(unwrap(declared)) ?? {};
  if (names === "endpoint" && isEndpointKind(of)) return { kind: "endpoint", of };
  return { kind: "text", isLong: (maxLength ?? 0) > longTextFrom };
}

function isEndpointKind(value: unknown): value is EndpointKind {
  return value === "list" || value === "lookup" || value === "call";
}

function literalType([value]: readonly unknown[]): KeywordType {
  return typeof value === "boolean"
    ? { kind: "flag", on: value }
    : { kind: "choice", values: [String(value)] };
}

function unionType(options: readonly z.core.$ZodType[]): KeywordType {
  const [object, list] = options.map(readType);
  if (object?.kind === "object" && list?.kind === "list" && list.of.kind === "object" && options.length === 2)
    return { kind: "objectOrList", object, list: { kind: "list", of: list.of } };
  const objects = options.filter((option) => option instanceof z.ZodObject);
  const [text, ...others] = options.filter((option) => !(option instanceof z.ZodObject));
  if (objects.length === 0 || others.length > 0 || (text && !(text instanceof z.ZodString)))
    return { kind: "other" };
  return objectType(objects, text !== undefined);
}

function objectType(objects: readonly z.ZodObject[], hasShorthand = false): ObjectType {
  const all = objects.map(readKeywords);
  const [first = []] = all;
  const shapeKey =
    objects.length > 1
      ? first.find(({ key }) => all.every((keywords) => hasChoice(keywords, key)))?.key
      : undefined;
  return {
    kind: "object",
    shapeKey,
    shorthand: hasShorthand ? first[0]?.key : undefined,
    shapes: all.flatMap((keywords) => shapesOf(keywords, shapeKey)),
  };
}

function hasChoice(keywords: readonly Keyword[], name: string): boolean {
  return keywords.some(({ key, type, isRequired }) => key === name && type.kind === "choice" && isRequired);
}

function shapesOf(all: readonly Keyword[], shapeKey: string | undefined): ObjectShape[] {
  const type = all.find(({ key }) => key === shapeKey)?.type;
  const keywords = all.filter(({ key }) => key !== shapeKey);
  if (type?.kind !== "choice") return [{ value: undefined, keywords }];
  return type.values.map((value) => ({ value, keywords }));
}
