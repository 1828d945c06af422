import { endpoints } from "@portico/contract";
import { screenId } from "@portico/contract/schemas";
import { navigationSections } from "@portico/portal-config";
import { sanitizeTitle } from "../../../configuration/sanitize-title.ts";
import { tryParseJson } from "../../../json/try-parse-json.ts";

/** What the list of screens shows without reading the document. */
export interface ScreenOutline {
  readonly title: string;
  readonly section: string | null;
  readonly list: string | null;
}

/** The ID in a document, if it has a valid one. */
export function screenIdIn(text: string): string | undefined {
  return screenId.safeParse(at(tryParseJson(text), "id")).data;
}

/** The title, section, and list in a document, even if other parts are invalid. */
export function outlineOf(text: string, id: string): ScreenOutline {
  const document = tryParseJson(text);
  const title = at(document, "title");
  const section = at(document, "navigation", "section");
  const list = at(document, "endpoints", "list");
  return {
    title: typeof title === "string" ? sanitizeTitle(title) || id : id,
    section: navigationSections.find((known) => known === section) ?? null,
    list: typeof list === "string" && Object.hasOwn(endpoints, list) ? list : null,
  };
}

/** Reads a nested own property. */
function at(data: unknown, ...names: readonly string[]): unknown {
  return names.reduce((found: unknown, name) => {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    return Reflect.get(found, name);
  }, data);
}
