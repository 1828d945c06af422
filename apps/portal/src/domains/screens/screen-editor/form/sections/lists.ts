import { allows, endpoints, type ListEndpoint, nounFor, type Rights } from "@portico/contract";
import { screenKeywords, sentenceCase } from "@portico/portal-config/keywords";
import { startingScreen } from "@portico/portal-config/starting";
import { screens } from "../../../../../screens/index.ts";
import { isSame, type JsonObject, propertyOf, textOf } from "../document/document.ts";
import { endpointOfId } from "../document/names.ts";

/** Rows that a screen can be about. */
export interface ListChoice {
  readonly id: string;
  readonly title: string;
  /** What they are, in a sentence. */
  readonly summary: string;
}

/** The lists that someone may read, by title. A list whose address asks for more is not offered. */
export function listChoices(rights: Rights): readonly ListChoice[] {
  return Object.entries(endpoints)
    .filter(([, { access, path }]) => allows(access, rights) && !path.includes(":"))
    .flatMap(([id]) => choiceOf(id) ?? [])
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** The lists whose title or summary contains every word of a text, in any case. */
export function matchingChoices(choices: readonly ListChoice[], text: string): readonly ListChoice[] {
  const words = text.toLowerCase().split(/\s+/);
  return choices.filter(({ title, summary }) => {
    const searched = `${title} ${summary}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** A list with its title, regardless of rights; undefined if there is none with this id. */
export function choiceOf(id: string): ListChoice | undefined {
  const endpoint = listOfId(id);
  if (!endpoint) return undefined;
  const screen = screens.find(({ endpoints: { list } }) => list === id);
  return { id, title: screen?.title ?? sentenceCase(nounFor(endpoint.noun, 2)), summary: endpoint.summary };
}

/** The list of an id; undefined if the contract has none. */
export function listOfId(id: string): ListEndpoint | undefined {
  const endpoint = endpointOfId(id);
  return endpoint?.kind === "list" ? endpoint : undefined;
}

/** The id of a document's list; empty if it has none. */
export function listIdOf(document: JsonObject): string {
  return textOf(propertyOf(propertyOf(document, "endpoints"), "list"));
}

/** Keywords that stay when the rows change. The others depend on the rows. */
const independent = [
  "$schema",
  "kind",
  "id",
  "path",
  "title",
  "description",
  "navigation",
  "empty",
  "debounce",
];
const dependent = screenKeywords.map(({ key }) => key).filter((key) => !independent.includes(key));

/**
 * What a screen over a list starts with; its columns look as they do in the screens that have them already.
 * @returns undefined if there is no such list, or someone with these rights may not read it
 */
export function startingDocumentFor(
  listId: string,
  rights: Rights,
  takenIds: readonly string[] = [],
): JsonObject | undefined {
  const starting = startingScreen(listId, rights, takenIds);
  if (!starting) return undefined;
  const columns = starting.columns.map((column) =>
    typeof column === "string" ? defaultColumn(column, listId) : column,
  );
  return { ...starting, columns };
}

/** A column newly added: it looks as it does in the screens that have it already. */
export function defaultColumn(field: string, listId: string): unknown {
  const columns = screens
    .filter(({ endpoints: { list } }) => list === listId)
    .flatMap((screen) => screen.columns);
  const example = columns.find((column) => typeof column === "object" && column.field === field);
  const looks = ["tones", "empty", "truncate"].flatMap((keyword) => {
    const value = propertyOf(example, keyword);
    return value === undefined ? [] : [[keyword, value] as const];
  });
  return looks.length === 0 ? field : { field, ...Object.fromEntries(looks) };
}

/** The document over other rows: keeps its title, path and unknown keywords. */
export function withDataSource(document: JsonObject, starting: JsonObject): JsonObject {
  const preserved = Object.entries(document).filter(([keyword]) => !dependent.includes(keyword));
  return { ...starting, ...Object.fromEntries(preserved) };
}

/** Whether the document has settings that other rows would reset. */
export function isCustomized(document: JsonObject, starting: JsonObject | undefined): boolean {
  return dependent.some((keyword) => {
    const declared = propertyOf(document, keyword);
    return declared !== undefined && !isSame(declared, propertyOf(starting, keyword));
  });
}
