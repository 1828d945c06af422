import { freeId } from "@portico/portal-config/starting";
import { isWords, listOf, showableList, textOf, type Words, withWord, wordOf } from "../document.ts";
import { idOfTitle } from "../rows/screen-id.ts";

/** So many sets there can be. */
export const mostVariants = 5;

/** A set of further columns that people can switch to. */
export interface SaidVariant {
  readonly id: string;
  readonly label: string;
  readonly columns: readonly unknown[];
  /** All that is said of it. */
  readonly words: Words;
}

/** The sets of further columns; undefined where the form cannot show what stands there. */
export function readVariants(document: Words): readonly SaidVariant[] | undefined {
  const raws = showableList(document, "variants");
  if (!raws) return undefined;
  const variants = raws.flatMap((words): SaidVariant[] => {
    const columns = showableList(words, "columns");
    if (!isWords(words) || !columns) return [];
    return [{ id: textOf(wordOf(words, "id")), label: textOf(wordOf(words, "label")), columns, words }];
  });
  return variants.length === raws.length && raws.length <= mostVariants ? variants : undefined;
}

/**
 * The document with one more set, of no columns yet. Two at least are what there is to switch between.
 * @param called what a set is called by its place, of each place something else
 */
export function withNewVariant(document: Words, called: (place: number) => string): Words {
  const before = listOf(document, "variants") ?? [];
  const taken = before.map((variant) => textOf(wordOf(variant, "id")));
  const labels = before.map((variant) => textOf(wordOf(variant, "label")));
  let place = before.length + 1;
  while (labels.includes(called(place))) place++;
  const label = called(place);
  const variants = [...before, { id: freeId(idOfTitle(label), taken), label, columns: [] }];
  const next = withWord(document, "variants", variants);
  return variants.length < 2 ? withNewVariant(next, called) : next;
}

/** The document with a word of one of its sets saying something else. */
export function withVariantWord(document: Words, index: number, word: string, value: unknown): Words {
  const variants = listOf(document, "variants") ?? [];
  const variant = variants[index];
  return isWords(variant)
    ? withWord(document, "variants", variants.with(index, withWord(variant, word, value)))
    : document;
}

/** The document without one of its sets; of two, the one that is left becomes columns like any others. */
export function withoutVariant(document: Words, index: number): Words {
  const rest = (listOf(document, "variants") ?? []).toSpliced(index, 1);
  const [first] = rest;
  if (first === undefined || rest.length > 1) return withWord(document, "variants", first && rest);
  const columns = [...(listOf(document, "columns") ?? []), ...(listOf(first, "columns") ?? [])];
  return withWord(withWord(document, "columns", columns), "variants", undefined);
}
