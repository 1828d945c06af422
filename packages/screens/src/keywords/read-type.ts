import * as z from "zod";
import type { KeywordTexts } from "../language/marks.ts";
import type { ChoiceType, EndpointKind, Keyword, KeywordType, ObjectShape, ObjectType } from "./keyword.ts";
import { sentenceCase } from "./sentence-case.ts";

type Labels = Readonly<Record<string, string>> | undefined;

const longTextFrom = 500;

/** The type of a schema of the language. */
export function readType(schema: z.core.$ZodType): KeywordType {
  const { choices, inside } = metaOf(schema);
  const type = plainType(schema, choices);
  return inside ? withTexts(type, inside) : type;
}

function plainType(schema: z.core.$ZodType, choices: Labels): KeywordType {
  const inner = unwrap(schema);
  const known = typeById(idOf(inner));
  if (known) return known;
  if (inner instanceof z.ZodUnion) return unionType(inner.options.map(unwrap));
  if (inner instanceof z.ZodObject) return objectType([inner]);
  if (inner instanceof z.ZodArray) return { kind: "list", of: readType(inner.element) };
  if (inner instanceof z.ZodRecord) return { kind: "record", of: readType(inner.valueType) };
  if (inner instanceof z.ZodEnum) return choiceOf(inner.options.map(String), choices);
  if (inner instanceof z.ZodNumber) return { kind: "number" };
  if (inner instanceof z.ZodBoolean) return { kind: "flag", on: true };
  if (inner instanceof z.ZodLiteral) return literalType([...inner.values], choices);
  return inner instanceof z.ZodString ? textType(schema, inner) : { kind: "other" };
}

/** The keywords of an object schema. */
export function readKeywords({ shape }: z.ZodObject): Keyword[] {
  return Object.entries(shape).map(([key, schema]) => {
    return {
      key,
      type: readType(schema),
      isRequired: !(schema instanceof z.ZodOptional),
      label: metaOf(schema).label ?? sentenceCase(key),
      hint: hintOf(metaOf(schema)),
    };
  });
}

function hintOf({ hint, description }: z.core.GlobalMeta): string | undefined {
  return (hint ?? description) || undefined;
}

/** What `.meta` says of a keyword, also of its schema before it was made optional. */
function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const inner = schema instanceof z.ZodOptional ? metaOf(schema.unwrap()) : {};
  return { ...inner, ...z.globalRegistry.get(schema) };
}

/** A type whose keywords have other texts than elsewhere. */
function withTexts(type: KeywordType, texts: Readonly<Record<string, KeywordTexts>>): KeywordType {
  if (type.kind === "list") return { kind: "list", of: withTexts(type.of, texts) };
  if (type.kind !== "object") return type;
  const shapes = type.shapes.map((shape) => {
    const keywords = shape.keywords.map((keyword) => {
      const { label = keyword.label, hint = keyword.hint } = texts[keyword.key] ?? {};
      return { ...keyword, label, hint: hint || undefined };
    });
    return { ...shape, keywords };
  });
  return { ...type, shapes };
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

function literalType(values: readonly unknown[], labels: Labels): KeywordType {
  const [value] = values;
  if (typeof value === "number") return { kind: "number" };
  return typeof value === "boolean" ? { kind: "flag", on: value } : choiceOf([String(value)], labels);
}

function choiceOf(values: readonly string[], labels: Labels = {}): ChoiceType {
  const all = values.map((value) => [value, labels[value] ?? sentenceCase(value)] as const);
  return { kind: "choice", values, labels: Object.fromEntries(all) };
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
    shapeLabel: first.find(({ key }) => key === shapeKey)?.label ?? "",
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
  if (type?.kind !== "choice") return [{ value: undefined, label: "", keywords }];
  return type.values.map((value) => ({ value, label: type.labels[value] ?? value, keywords }));
}
