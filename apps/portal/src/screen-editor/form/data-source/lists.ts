import {
  type Access,
  allows,
  type Endpoint,
  endpoints,
  type ListEndpoint,
  nounFor,
  type Rights,
} from "@portico/contract";
import type { ListScreen } from "@portico/portal-config";
import { startingScreen } from "@portico/portal-config/starting";
import { defaultColumn } from "../columns/columns.ts";
import { isSame, type JsonObject, propertyOf, textOf } from "../document/document.ts";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** Rows that a screen can be about. */
export interface ListChoice {
  readonly id: string;
  /** its label. */
  readonly title: string;
  /** What they are, in a sentence. */
  readonly summary: string;
  readonly access: Access;
}

/** The lists that someone may read, by its label. A list whose address asks for more is not offered. */
export function listChoices(rights: Rights, screens: readonly ListScreen[]): readonly ListChoice[] {
  return Object.keys(contract)
    .flatMap((id) => choiceOf(id, screens) ?? [])
    .filter(({ id, access }) => allows(access, rights) && !contract[id]?.path.includes(":"))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** A list with its label, regardless of rights; undefined if there is none with this id. */
export function choiceOf(id: string, screens: readonly ListScreen[]): ListChoice | undefined {
  const endpoint = listOfId(id);
  if (!endpoint) return undefined;
  const screen = screens.find(({ endpoints: { list } }) => list === id);
  const { summary: sentence, access } = endpoint;
  return { id, title: screen?.title ?? sentenceCase(nounFor(endpoint.noun, 2)), summary: sentence, access };
}

/** The list of an id; undefined if the contract has none. */
export function listOfId(id: string): ListEndpoint | undefined {
  const endpoint = Object.hasOwn(contract, id) ? contract[id] : undefined;
  return endpoint?.kind === "list" ? endpoint : undefined;
}

/** The id of a document's list; empty if it has none. */
export function listIdOf(document: JsonObject): string {
  return textOf(propertyOf(propertyOf(document, "endpoints"), "list"));
}

/** What follows from the rows, and goes with them. */
const keysOfDataSource: readonly string[] = [
  ...[
    "access",
    "endpoints",
    "rows",
    "rowId",
    "rowName",
    "filters",
    "permanentFilters",
    "columns",
    "variants",
  ],
  ...["sort", "pageSizes", "selection", "actions", "rowActions", "forms", "detail", "header", "footer"],
  ...["notLoaded", "requires"],
];

/**
 * What a screen over a list starts with; its columns look as they do in the screens that have them already.
 * @returns undefined where there is no such list, or someone with these rights may not read it
 */
export function startingDocumentFor(
  listId: string,
  rights: Rights,
  screens: readonly ListScreen[],
  takenIds: readonly string[] = [],
): JsonObject | undefined {
  const starting = startingScreen(listId, rights, takenIds);
  if (!starting) return undefined;
  const columns = starting.columns.map((column) =>
    typeof column === "string" ? defaultColumn(column, listId, screens) : column,
  );
  return { ...starting, columns };
}

/** The document over other rows: keeps its title, path and unknown keywords. */
export function withDataSource(document: JsonObject, starting: JsonObject): JsonObject {
  const preserved = Object.entries(document).filter(([keyword]) => !keysOfDataSource.includes(keyword));
  return { ...starting, ...Object.fromEntries(preserved) };
}

/** Whether the document has settings that other rows would reset. */
export function isCustomized(document: JsonObject, starting: JsonObject | undefined): boolean {
  return keysOfDataSource.some((keyword) => {
    const declared = propertyOf(document, keyword);
    return declared !== undefined && !isSame(declared, propertyOf(starting, keyword));
  });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
