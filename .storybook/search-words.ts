import type { API_PreparedStoryIndex } from "storybook/internal/types";

/** Other names of components, by the id of their docs page: `{ "components-dialog--docs": ["modal"] }`. */
export type SearchWords = Readonly<Record<string, readonly string[]>>;

/** The id of the element of the sidebar's document that holds the words as JSON. */
export const searchWordsId = "search-words";

/**
 * The index of stories, in which the sidebar's search finds docs pages by their words, too: it searches their names,
 * paths and anchors. The same index if it has the words already.
 */
export function withSearchWords(index: API_PreparedStoryIndex, words: SearchWords): API_PreparedStoryIndex {
  const added = Object.entries(words).flatMap(([id, titles]) => {
    const entry = index.entries[id];
    if (entry?.type !== "docs" || entry.anchors?.length === titles.length) return [];
    return [[id, { ...entry, anchors: titles.map((title) => ({ id: "", title })) }] as const];
  });
  if (added.length === 0) return index;
  return { ...index, entries: { ...index.entries, ...Object.fromEntries(added) } };
}
