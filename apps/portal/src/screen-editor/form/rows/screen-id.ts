import { addedDetailPath, addedPath } from "@portico/portal-config";
import { freeId } from "@portico/portal-config/starting";
import { isWords, type Words, withWord, wordOf } from "../document.ts";

const longest = 60;
const unnamed = "new-screen";

/** The id that follows from a title: `Ambetter in grace` becomes `ambetter-in-grace`. */
export function idOfTitle(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  if (id.length <= longest) return id || unnamed;
  const end = id.lastIndexOf("-", longest);
  return id.slice(0, end > 0 ? end : longest);
}

/**
 * The document under another title. While its id is free to change that follows, and the addresses with it.
 * @param takenIds the ids that it cannot get; left out where it has its id for good
 */
export function withTitle(document: Words, title: string, takenIds?: readonly string[]): Words {
  const titled = withWord(document, "title", title);
  return takenIds ? withId(titled, freeId(idOfTitle(title), takenIds)) : titled;
}

/** The document under another id, with the addresses that follow from it. */
export function withId(document: Words, id: string): Words {
  const placed = withWord(withWord(document, "id", id), "path", addedPath(id));
  const detail = wordOf(document, "detail");
  return isWords(detail) && wordOf(detail, "path") !== undefined
    ? withWord(placed, "detail", withWord(detail, "path", addedDetailPath(id)))
    : placed;
}
