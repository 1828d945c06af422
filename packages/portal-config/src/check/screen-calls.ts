import type { Access, Filter } from "@portico/contract";
import { fixedFiltersWithLabels } from "../description/label-lookups.ts";
import { filterNames } from "../filters.ts";
import type { ActionOf, ListScreen, ScreenAction } from "../list-screen.ts";
import { references } from "../references/references.ts";
import { endpointOf } from "./calls.ts";
import { withPaths } from "./checked.ts";

/** A call of a screen, its path in the document, and the requirements in addition to the screen's access. */
export interface ScreenCall {
  readonly path: string;
  readonly id: string;
  readonly access: readonly Access[];
}

type Call = Omit<ScreenCall, "access">;

/** The calls of a notes panel. */
const noteCalls = ["notes.list", "notes.create", "notes.download"];

/** Every call that a screen can make: those that it names, and those that its keywords imply. */
export function callsOf(screen: ListScreen): ScreenCall[] {
  const { detail, selection, actions, rowActions } = screen;
  const notes = implied("detail.notes", detail?.notes, noteCalls);
  const loads = [
    ...callsIn("detail", screen).flatMap((call) =>
      call.path === "detail.endpoint" ? [call, ...notes] : call,
    ),
    ...implied("selection", isSelectable(screen), ["selections.check"]),
    ...implied("selection.allMatching", selection?.allMatching, ["selections.create"]),
  ];
  const buttons = [...withPaths("actions", actions), ...withPaths("rowActions", rowActions)];
  return [
    ...callsIn("endpoints", screen).map(forAll),
    ...lookupCalls(screen),
    ...loads.map(forAll),
    ...buttons.flatMap(([path, action]) =>
      withUndo(path, actionCalls(path, action, screen)).map((call) => ({ ...call, access: own(action) })),
    ),
  ];
}

/** The calls that a part of a screen names. */
function callsIn(part: string, screen: ListScreen): Call[] {
  return references(screen).flatMap(({ path, names, name }) =>
    names === "endpoint" && isIn(part, path) ? [{ path, id: name }] : [],
  );
}

function isIn(part: string, path: string): boolean {
  return path.startsWith(`${part}.`) || path.startsWith(`${part}[`);
}

function actionCalls(path: string, action: ScreenAction, screen: ListScreen): Call[] {
  const statuses =
    ("statuses" in action && "statuses") || ("setsStatus" in action && action.setsStatus && "setsStatus");
  const isExport = action.kind === "export" && isSelectable(screen);
  return [
    ...implied(path, action.kind === "notes", noteCalls),
    ...callsIn(path, screen).map((call) => ({ ...call, path: controlOf(call.path, path) })),
    ...implied(path, action.kind === "assign", ["agents.lookup"]),
    ...implied(`${path}.${statuses}`, statuses, ["types.lookup"]),
    ...(action.kind === "form" ? formCalls(`${path}.form`, action, screen) : []),
    // Of selected rows.
    ...implied(path, isExport, ["selections.create"]),
  ];
}

function formCalls(path: string, { form, mode }: ActionOf<"form">, screen: ListScreen): Call[] {
  const index = screen.forms?.findIndex(({ id }) => id === form) ?? -1;
  return [mode, "fields"].flatMap((part) =>
    callsIn(`forms[${index}].${part}`, screen).map(({ id }) => ({ path, id })),
  );
}

/** Calls that a keyword makes without naming them, if it is used. */
function implied(path: string, isUsed: unknown, ids: readonly string[]): Call[] {
  return isUsed ? ids.map((id) => ({ path, id })) : [];
}

/** Where users know a call of an action from: the action itself, or the value to choose. */
function controlOf(path: string, action: string): string {
  if (path === `${action}.endpoint`) return path;
  return path.startsWith(`${action}.picker.`) ? `${action}.picker` : action;
}

function isSelectable({ selection }: ListScreen): boolean {
  return (selection?.mode ?? "none") !== "none";
}

/** Adds the call that undoes what an action changed. */
function withUndo(path: string, calls: readonly Call[]): readonly Call[] {
  return calls.some(({ id }) => endpointOf(id)?.isUndoable) ? [...calls, { path, id: "undo.run" }] : calls;
}

/**
 * The lookups that name the values of fixed filters. They are optional: without access to one, users see the value
 * itself.
 */
export function labelLookupsOf({ permanentFilters = {}, endpoints }: ListScreen): readonly string[] {
  const list = endpointOf(endpoints.list);
  if (list?.kind !== "list") return [];
  return fixedFiltersWithLabels(Object.keys(permanentFilters), list).map(({ filter }) => filter.options);
}

function lookupCalls({ filters, endpoints }: ListScreen): ScreenCall[] {
  const list = endpointOf(endpoints.list);
  if (list?.kind !== "list") return [];
  return withPaths("filters", filters).flatMap(([path, declared]) =>
    filterNames(declared).flatMap((name) => {
      const filter: Filter | undefined = list.filters[name];
      const access = typeof declared === "string" ? [] : own(declared);
      return filter && "options" in filter ? [{ path, id: filter.options, access }] : [];
    }),
  );
}

function forAll(call: Call): ScreenCall {
  return { ...call, access: [] };
}

function own({ access }: { access?: Access | undefined }): Access[] {
  return access === undefined ? [] : [access];
}
