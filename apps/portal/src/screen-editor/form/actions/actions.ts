import { allows, type Endpoint, endpoints, type Rights } from "@portico/contract";
import type { ListScreen, ScreenAction } from "@portico/portal-config";
import { needsOfAction } from "@portico/portal-config/check";
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

/** What an action does; other keywords are how and to whom it is offered. */
const purpose = ["kind", "endpoint", "form", "mode", "entity", "statuses", "to", "name", "field"] as const;

/** The available action that an action of a document was added from, also if its settings were changed since. */
export function sourceOf(
  raw: unknown,
  available: readonly Offered<ScreenAction>[],
): Offered<ScreenAction> | undefined {
  if (!isJsonObject(raw)) return undefined;
  const does = (action: JsonObject) => purpose.map((name) => propertyOf(action, name) ?? null);
  return (
    available.find((one) => isUnchanged(raw, one, ["id"])) ??
    available.find((one) => isUnchanged(raw, one)) ??
    available.find(({ part }) => isSame(does(raw), does({ ...part })))
  );
}

/** Whether an action is the same as an available one, except for some keywords. */
export function isUnchanged(
  raw: unknown,
  { part }: Offered<ScreenAction>,
  ignored: readonly string[] = ["id", "label"],
): boolean {
  const rest = (action: JsonObject) =>
    ignored.reduce((next, name) => withProperty(next, name, undefined), action);
  return isJsonObject(raw) && isSame(rest(raw), rest({ ...part }));
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

/** An action that the form knows, with the number of rows that the document requires for it. */
function knownAction(raw: unknown, available: OfferedParts): ScreenAction | undefined {
  const part = sourceOf(raw, [...available.actions, { from: "", part: exportOfAll }])?.part;
  const declared = propertyOf(raw, "needs");
  const needs = (["nothing", "one", "some"] as const).find((one) => one === declared);
  return part && needs ? { ...part, needs } : part;
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

type Needs = ReturnType<typeof needsOfAction>;

/**
 * The document with rows that can be selected as its actions ask.
 * @param known what each action of the document is; undefined for one that the form does not understand
 */
function withSelection(document: JsonObject, known: readonly (ScreenAction | undefined)[]): JsonObject {
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
    const selection: NonNullable<ListScreen["selection"]> = { mode: "many", allMatching: true };
    return isMany ? before : { ...before, ...selection };
  }
  const isOpen = needs.includes(undefined);
  if (isOpen && before.mode !== undefined) return before;
  if (!needs.includes("one")) return isOpen ? before : undefined;
  return withProperty({ ...before, mode: isMany ? "many" : "one" }, "allMatching", undefined);
}
