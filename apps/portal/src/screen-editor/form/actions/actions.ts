import { allows, type Endpoint, endpoints, type Rights } from "@portico/contract";
import type { ScreenAction } from "@portico/portal-config";
import { freeId, type Offered, type OfferedHeader, type OfferedParts } from "@portico/portal-config/starting";
import {
  isJsonObject,
  isSame,
  type JsonObject,
  listOf,
  propertyOf,
  textOf,
  withProperty,
} from "../document/document.ts";
import { withSelection } from "./selection.ts";

/** Where an action is: a button of the list, or of each row. */
export type ActionsKey = "actions" | "rowActions";

const contract: Readonly<Record<string, Endpoint>> = endpoints;

/** What every list can do, whatever other screens over it do. */
const exportOfAll: ScreenAction = {
  kind: "export",
  id: "export",
  label: "Export",
  icon: "download",
  formats: ["xlsx", "csv"],
};

/** The actions that a user may add: those whose calls the user may make. Buttons for a detail come with the detail. */
export function availableActions(
  available: OfferedParts,
  path: ActionsKey,
  rights: Rights,
): readonly Offered<ScreenAction>[] {
  const found = available[path].filter(({ part }) => part.kind !== "detail" && canCall(part, rights));
  const hasExport = found.some(({ part }) => part.kind === "export");
  return path === "rowActions" || hasExport ? found : [...found, { from: "", part: exportOfAll }];
}

function canCall(part: ScreenAction, rights: Rights): boolean {
  if (!("endpoint" in part)) return true;
  const call = Object.hasOwn(contract, part.endpoint) ? contract[part.endpoint] : undefined;
  return call !== undefined && allows(call.access, rights);
}

/**
 * The offer that an action of a document was taken from; undefined where it is another. Ids do not count, nor what its
 * button says, unless two offers differ in that alone.
 */
export function sourceOf(
  raw: unknown,
  available: readonly Offered<ScreenAction>[],
): Offered<ScreenAction> | undefined {
  if (!isJsonObject(raw)) return undefined;
  const isLike = (ignored: readonly string[]) => {
    const declared = withoutProperties(raw, ignored);
    return ({ part }: Offered<ScreenAction>) => isSame(withoutProperties({ ...part }, ignored), declared);
  };
  return available.find(isLike(["id"])) ?? available.find(isLike(["id", "label"]));
}

function withoutProperties(words: JsonObject, ignored: readonly string[]): JsonObject {
  return ignored.reduce((rest, word) => withProperty(rest, word, undefined), words);
}

/** The document with another label for an action. */
export function withActionLabel(
  document: JsonObject,
  path: ActionsKey,
  index: number,
  label: string,
): JsonObject {
  const actions = listOf(document, path) ?? [];
  const action = actions[index];
  return isJsonObject(action)
    ? withProperty(document, path, actions.with(index, withProperty(action, "label", label)))
    : document;
}

/** The document with an action taken over, the form that it opens, and rows that can be selected for it. */
export function withAction(
  document: JsonObject,
  path: ActionsKey,
  { part, form }: Offered<ScreenAction>,
  available: OfferedParts,
): JsonObject {
  const before = listOf(document, path) ?? [];
  const taken = before.map((raw) => textOf(propertyOf(raw, "id")));
  const action = { ...part, id: freeId(part.id, taken) };
  const forms = listOf(document, "forms");
  const hasForm = !form || !forms || forms.some((one) => propertyOf(one, "id") === form.id);
  const withForm = hasForm ? document : withProperty(document, "forms", [...forms, form]);
  return withActions(withForm, path, [...before, action], available);
}

/** The document with these actions, without forms that none of them opens any more. */
export function withActions(
  document: JsonObject,
  path: ActionsKey,
  actions: readonly unknown[],
  available: OfferedParts,
): JsonObject {
  const next = withProperty(document, path, actions.length === 0 ? undefined : actions);
  const selected = (listOf(next, "actions") ?? []).map((raw) => knownAction(raw, available));
  return withSelection(withoutIdleForms(next), selected);
}

function knownAction(raw: unknown, available: OfferedParts): ScreenAction | undefined {
  const all = [...available.actions, { from: "", part: exportOfAll }];
  return sourceOf(raw, all)?.part;
}

function withoutIdleForms(document: JsonObject): JsonObject {
  const forms = listOf(document, "forms");
  if (!forms || forms.length === 0) return document;
  const actions = (["actions", "rowActions"] as const).flatMap((path) => listOf(document, path) ?? []);
  const opened = actions.map((raw) => propertyOf(raw, "form"));
  const rest = forms.filter((form) => opened.includes(propertyOf(form, "id")));
  return withProperty(document, "forms", rest.length === 0 ? undefined : rest);
}

/** The document with another header and the call that loads it; undefined removes both. */
export function withHeader(document: JsonObject, header: OfferedHeader | undefined): JsonObject {
  const calls = propertyOf(document, "endpoints");
  const next = withProperty(document, "header", header?.header);
  return isJsonObject(calls)
    ? withProperty(next, "endpoints", withProperty(calls, "summary", header?.summary))
    : next;
}

/** The description of a document's action that the form does not know. */
export function labelOfAction(raw: unknown): string {
  return textOf(propertyOf(raw, "label")) || textOf(propertyOf(raw, "id"));
}
