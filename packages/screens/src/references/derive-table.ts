import * as z from "zod";
import type { NameMark, ReferenceNode, ReferenceTable } from "./reference-table.ts";

type Schema = z.core.$ZodType;
type Shared = Record<string, ReferenceNode>;

/**
 * Derives what the keywords of the language name from the marks in its schema.
 * @throws Error if two forms of one keyword name different things
 */
export function referenceTable(language: Schema): ReferenceTable {
  const shared: Shared = {};
  const screen = nodeOf(language, shared) ?? {};
  return { screen, shared: Object.fromEntries(Object.entries(shared).filter(([, node]) => !isEmpty(node))) };
}

function nodeOf(schema: Schema, shared: Shared): ReferenceNode | undefined {
  const { id, names, of, drop, except } = z.globalRegistry.get(schema) ?? {};
  if (id !== undefined) return sharedNode(id, schema, shared);
  // Any JSON.
  if (schema instanceof z.ZodLazy) return undefined;
  const text: NameMark | undefined = names && {
    names,
    ...(of && { of }),
    ...(drop && { drop }),
    ...(except && { except }),
  };
  const node = { ...partsOf(schema, shared), ...(text ? { text } : of && { of }) };
  return isEmpty(node) ? undefined : node;
}

/** A node with an id may contain itself, as conditions do. */
function sharedNode(id: string, schema: Schema, shared: Shared): ReferenceNode | undefined {
  if (!Object.hasOwn(shared, id)) {
    shared[id] = { ref: id };
    shared[id] = partsOf(schema, shared);
  }
  return isEmpty(shared[id] ?? {}) ? undefined : { ref: id };
}

function partsOf(schema: Schema, shared: Shared): ReferenceNode {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return nodeOf(schema.unwrap(), shared) ?? {};
  if (schema instanceof z.ZodArray) return eachOf(nodeOf(schema.element, shared));
  if (schema instanceof z.ZodRecord) {
    const eachKey = nodeOf(schema.keyType, shared)?.text;
    return { ...eachOf(nodeOf(schema.valueType, shared)), ...(eachKey && { eachKey }) };
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => nodeOf(option, shared) ?? {}).reduce(merged, {});
  if (!(schema instanceof z.ZodObject)) return {};
  const keywords = Object.entries(schema.shape).flatMap(([key, inner]) => {
    const node = nodeOf(inner, shared);
    return node ? [[key, node] as const] : [];
  });
  return keywords.length > 0 ? { keywords: Object.fromEntries(keywords) } : {};
}

function eachOf(each: ReferenceNode | undefined): ReferenceNode {
  return each ? { each } : {};
}

function isEmpty(node: ReferenceNode): boolean {
  return Object.keys(node).length === 0;
}

/** The names of a keyword that has several forms, such as a text and an object. */
function merged(one: ReferenceNode, other: ReferenceNode): ReferenceNode {
  const keywords = Object.entries(other.keywords ?? {}).map(([key, node]) => {
    return [key, merged(one.keywords?.[key] ?? {}, node)] as const;
  });
  const { keywords: own, ...rest } = { ...other, ...one };
  for (const part of ["text", "each", "eachKey", "of", "ref"] as const) {
    if (one[part] && other[part] && JSON.stringify(one[part]) !== JSON.stringify(other[part]))
      throw new Error(`Two forms of a keyword name different things: ${JSON.stringify([one, other])}`);
  }
  return { ...rest, ...(own && { keywords: { ...one.keywords, ...Object.fromEntries(keywords) } }) };
}
