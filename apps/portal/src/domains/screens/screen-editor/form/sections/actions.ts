import { allows, type Rights } from "@portico/contract";
import type { ScreenAction } from "@portico/portal-config";
import { needsOfAction } from "@portico/portal-config/check";
import { freeId, type Offered, type OfferedParts, offeredActions } from "@portico/portal-config/starting";
import { screens } from "../../../../../screens/index.ts";
import {
  entriesOf,
  isJsonObject,
  isSame,
  type JsonObject,
  listOf,
  propertyOf,
  textOf,
  withProperty,
} from "../document/document.ts";
import { endpointOfId } from "../document/names.ts";

/** Where an action is: a button of the list, or of each row. */
export type ActionsKey = "actions" | "rowActions";

/** Every list can be exported, even if no other screen over it offers that. */
const exportOfAll: ScreenAction = {
  kind: "export",
  id: "export",
  label: "Export",
  icon: "download",
  formats: ["xlsx", "csv"],
};

/** The parts of other screens over the same rows, as a screen with this id can have them. */
export function offeredParts(listId: string, screenId: string): OfferedParts {
  const parts = offeredActions(listId, screens, screenId);
  const hasExport = parts.actions.some(({ part }) => part.kind === "export");
  return hasExport ? parts : { ...parts, actions: [...parts.actions, { from: "", part: exportOfAll }] };
}

/** Whether a user may add an action: one whose call the user may make. Buttons for a detail come with the detail. */
export function mayAdd({ part }: Offered<ScreenAction>, rights: Rights): boolean {
  if (part.kind === "detail" || !("endpoint" in part)) return part.kind !== "detail";
  const call = endpointOfId(part.endpoint);
  return call !== undefined && allows(call.access, rights);
}

/** What an action does; other keywords are how and to whom it is offered. */
const purpose = ["kind", "endpoint", "form", "mode", "entity", "statuses", "to", "name", "field"];

/** The offered action that an action of a document was added from, also if its settings were changed since. */
export function sourceOf(
  raw: unknown,
  offered: readonly Offered<ScreenAction>[],
): Offered<ScreenAction> | undefined {
  const purposeOf = (action: unknown) => purpose.map((name) => propertyOf(action, name) ?? null);
  return (
    offered.find((source) => isUnchanged(raw, source, ["id"])) ??
    offered.find(({ part }) => isSame(purposeOf(raw), purposeOf(part)))
  );
}

/** Whether an action is the same as an offered one, except for some keywords. */
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
  key: ActionsKey,
  { part, form }: Offered<ScreenAction>,
  offered: OfferedParts,
): JsonObject {
  const before = entriesOf(document[key]);
  const taken = before.map((raw) => textOf(propertyOf(raw, "id")));
  const forms = listOf(document, "forms");
  const hasForm = !form || !forms || forms.some((one) => propertyOf(one, "id") === form.id);
  const withForm = hasForm ? document : withProperty(document, "forms", [...forms, form]);
  return withActions(withForm, key, [...before, { ...part, id: freeId(part.id, taken) }], offered);
}

/** The document with these actions, without forms that none of them opens any more. */
export function withActions(
  document: JsonObject,
  key: ActionsKey,
  actions: readonly unknown[],
  offered: OfferedParts,
): JsonObject {
  const next = withEntries(document, key, actions);
  const opened = [...entriesOf(next.actions), ...entriesOf(next.rowActions)].map((raw) =>
    propertyOf(raw, "form"),
  );
  const forms = listOf(next, "forms")?.filter((form) => opened.includes(propertyOf(form, "id")));
  return withSelection(forms ? withEntries(next, "forms", forms) : next, offered);
}

/** The document with a list, or without it if it is empty. */
export function withEntries(document: JsonObject, key: string, entries: readonly unknown[]): JsonObject {
  return withProperty(document, key, entries.length === 0 ? undefined : entries);
}

/** The document with rows that can be selected as its actions require. */
function withSelection(document: JsonObject, offered: OfferedParts): JsonObject {
  const { selection } = document;
  if (selection !== undefined && !isJsonObject(selection)) return document;
  const needs = entriesOf(document.actions).map((raw) => needsOf(raw, offered));
  return withProperty(document, "selection", selectionFor(needs, selection));
}

type Needs = ReturnType<typeof needsOfAction>;

/** How many rows an action requires; undefined if the form does not know the action. */
function needsOf(raw: unknown, { actions }: OfferedParts): Needs | undefined {
  const part = sourceOf(raw, actions)?.part;
  const declared = (["nothing", "one", "some"] as const).find((needs) => needs === propertyOf(raw, "needs"));
  return part && needsOfAction(declared ? { ...part, needs: declared } : part);
}

function selectionFor(
  needs: readonly (Needs | undefined)[],
  before: JsonObject | undefined,
): JsonObject | undefined {
  const isMany = before?.mode === "many";
  if (needs.includes("some")) return isMany ? before : { ...before, mode: "many", allMatching: true };
  // An unknown action may require what is selected by hand.
  if (needs.includes(undefined) && (before?.mode !== undefined || !needs.includes("one"))) return before;
  if (!needs.includes("one")) return undefined;
  return withProperty({ ...before, mode: isMany ? "many" : "one" }, "allMatching", undefined);
}
