import { freeId } from "@portico/portal-config/starting";
import {
  isJsonObject,
  type JsonObject,
  listOf,
  listToShow,
  propertyOf,
  textOf,
  withProperty,
} from "../document/document.ts";
import { idOfTitle } from "../document/screen-id.ts";

/** So many sets there can be. */
export const mostVariants = 5;

/** A set of columns that users can switch to. */
export interface DeclaredVariant {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly unknown[];
  /** The whole object. */
  readonly properties: JsonObject;
}

/** The column sets; undefined if the form cannot show them. */
export function readVariants(document: JsonObject): readonly DeclaredVariant[] | undefined {
  const raws = listToShow(document, "variants");
  if (!raws) return undefined;
  const variants = raws.flatMap((properties): DeclaredVariant[] => {
    const columns = listToShow(properties, "columns");
    if (!isJsonObject(properties) || !columns) return [];
    return [
      {
        id: textOf(propertyOf(properties, "id")),
        label: textOf(propertyOf(properties, "label")),
        columns,
        properties,
      },
    ];
  });
  return variants.length === raws.length && raws.length <= mostVariants ? variants : undefined;
}

/**
 * The document with one more set, without columns. There are always at least two sets.
 * @param labelAt returns a different label for each position
 */
export function withNewVariant(document: JsonObject, labelAt: (path: number) => string): JsonObject {
  const before = listOf(document, "variants") ?? [];
  const taken = before.map((variant) => textOf(propertyOf(variant, "id")));
  const labels = before.map((variant) => textOf(propertyOf(variant, "label")));
  let path = before.length + 1;
  while (labels.includes(labelAt(path))) path++;
  const label = labelAt(path);
  const variants = [...before, { id: freeId(idOfTitle(label), taken), label, columns: [] }];
  const next = withProperty(document, "variants", variants);
  return variants.length < 2 ? withNewVariant(next, labelAt) : next;
}

/** The document with another value for a keyword of one of its sets. */
export function withVariantKeyword(
  document: JsonObject,
  index: number,
  keyword: string,
  value: unknown,
): JsonObject {
  const variants = listOf(document, "variants") ?? [];
  const variant = variants[index];
  return isJsonObject(variant)
    ? withProperty(document, "variants", variants.with(index, withProperty(variant, keyword, value)))
    : document;
}

/** The document without one of its sets; if one is left, its columns become columns of the screen. */
export function withoutVariant(document: JsonObject, index: number): JsonObject {
  const rest = (listOf(document, "variants") ?? []).toSpliced(index, 1);
  const [first] = rest;
  if (first === undefined || rest.length > 1) return withProperty(document, "variants", first && rest);
  const columns = [...(listOf(document, "columns") ?? []), ...(listOf(first, "columns") ?? [])];
  return withProperty(withProperty(document, "columns", columns), "variants", undefined);
}
