import type { ListScreen, ScreenAction } from "@portico/portal-config";
import { needsOfAction } from "@portico/portal-config/check";
import { isWords, type Words, withWord, wordOf } from "../document.ts";

type Needs = ReturnType<typeof needsOfAction>;

/**
 * The document with rows that can be selected as its actions ask.
 * @param known what each action of the document is; undefined for one that the form does not understand
 */
export function withSelection(document: Words, known: readonly (ScreenAction | undefined)[]): Words {
  const needs = known.map((action) => action && needsOfAction(action));
  const said = wordOf(document, "selection");
  if (said !== undefined && !isWords(said)) return document;
  return withWord(document, "selection", selectionFor(needs, said));
}

function selectionFor(needs: readonly (Needs | undefined)[], before: Words = {}): Words | undefined {
  const isMany = before.mode === "many";
  if (needs.includes("some")) {
    const wanted: NonNullable<ListScreen["selection"]> = { mode: "many", allMatching: true };
    return isMany ? before : { ...before, ...wanted };
  }
  const isOpen = needs.includes(undefined);
  if (isOpen && before.mode !== undefined) return before;
  if (!needs.includes("one")) return isOpen ? before : undefined;
  return withWord({ ...before, mode: isMany ? "many" : "one" }, "allMatching", undefined);
}
