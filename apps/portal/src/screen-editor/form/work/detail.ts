import type { ScreenAction, ScreenDetail } from "@portico/portal-config";
import { addedDetailPath } from "@portico/portal-config";
import { isSame, isWords, listOf, textOf, type Words, withWord, wordOf } from "../document.ts";

/** The document whose rows open a detail, by a button of each row where nothing opens it yet. */
export function withDetail(document: Words, detail: ScreenDetail, opener: ScreenAction): Words {
  const path = detail.path === undefined ? {} : { path: addedDetailPath(textOf(wordOf(document, "id"))) };
  const next = withWord(document, "detail", { ...detail, ...path });
  if (["actions", "rowActions"].some((place) => listOf(next, place)?.some(opensDetail))) return next;
  const buttons = listOf(next, "rowActions");
  return buttons ? withWord(next, "rowActions", [opener, ...buttons]) : next;
}

/** The document whose rows open nothing; what opened the detail goes with it. */
export function withoutDetail(document: Words): Words {
  return (["actions", "rowActions"] as const).reduce<Words>(
    (next, place) => {
      const actions = listOf(next, place) ?? [];
      const rest = actions.filter((action) => !opensDetail(action));
      if (rest.length === actions.length) return next;
      return withWord(next, place, rest.length === 0 ? undefined : rest);
    },
    withWord(document, "detail", undefined),
  );
}

/** Whether two details are the same, wherever their pages are. */
export function isSameDetail(raw: unknown, detail: ScreenDetail): boolean {
  return isWords(raw) && isSame(withWord({ ...detail }, "path", undefined), withWord(raw, "path", undefined));
}

function opensDetail(raw: unknown): boolean {
  return wordOf(raw, "kind") === "detail";
}
