import type { ListScreen, ScreenAction } from "@portico/portal-config";
import { needsOfAction } from "@portico/portal-config/check";
import { isJsonObject, type JsonObject, propertyOf, withProperty } from "../document/document.ts";

type Needs = ReturnType<typeof needsOfAction>;

/**
 * The document with rows that can be selected as its actions ask.
 * @param known what each action of the document is; undefined for one that the form does not understand
 */
export function withSelection(
  document: JsonObject,
  known: readonly (ScreenAction | undefined)[],
): JsonObject {
  const needs = known.map((action) => action && needsOfAction(action));
  const declared = propertyOf(document, "selection");
  if (declared !== undefined && !isJsonObject(declared)) return document;
  return withProperty(document, "selection", selectionFor(needs, declared));
}

function selectionFor(
  needs: readonly (Needs | undefined)[],
  before: JsonObject = {},
): JsonObject | undefined {
  const isMany = before.mode === "many";
  if (needs.includes("some")) {
    const focusRequest: NonNullable<ListScreen["selection"]> = { mode: "many", allMatching: true };
    return isMany ? before : { ...before, ...focusRequest };
  }
  const isOpen = needs.includes(undefined);
  if (isOpen && before.mode !== undefined) return before;
  if (!needs.includes("one")) return isOpen ? before : undefined;
  return withProperty({ ...before, mode: isMany ? "many" : "one" }, "allMatching", undefined);
}
