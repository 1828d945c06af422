import type { Access, Contract, Filter } from "@portico/endpoints";
import { fixedFiltersWithLabels } from "../description/label-lookups.ts";
import { filterNames } from "../filters.ts";
import type { ActionOf, ListScreen, ScreenAction } from "../list-screen.ts";
import { references } from "../references/references.ts";
import type { ScreenRegistry } from "../screen-registry.ts";
import { withPaths } from "./checked.ts";

/** A call of a screen, its path in the document, and the requirements in addition to the screen's access. */
export interface ScreenCall {
  readonly path: string;
  readonly id: string;
  readonly access: readonly Access[];
}

type Call = Omit<ScreenCall, "access">;

/** The endpoints of an app, and the ids of those that keywords use without naming them. */
type Calls = Pick<ScreenRegistry, "contract" | "services">;

/** Every call that a screen can make: those that it names, and those that its keywords imply. */
export function callsOf(screen: ListScreen, calls: Calls): ScreenCall[] {
  const { selections } = calls.services;
  const { detail, selection, actions, rowActions } = screen;
  const notes = implied("detail.notes", detail?.notes, noteCalls(calls));
  const loads = [
    ...callsIn("detail", screen).flatMap((call) =>
      call.path === "detail.endpoint" ? [call, ...notes] : call,
    ),
    ...implied("selection", isSelectable(screen), [selections?.check]),
    ...implied("selection.allMatching", selection?.allMatching, [selections?.create]),
  ];
  const buttons = [...withPaths("actions", actions), ...withPaths("rowActions", rowActions)];
  return [
    ...callsIn("endpoints", screen).map(forAll),
    ...lookupCalls(screen, calls.contract),
    ...loads.map(forAll),
    ...buttons.flatMap(([path, action]) =>
      withUndo(path, actionCalls(path, action, screen, calls), calls).map((call) => ({
        ...call,
        access: own(action),
      })),
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

function actionCalls(path: string, action: ScreenAction, screen: ListScreen, calls: Calls): Call[] {
  const { people, statuses: statusLookup, selections } = calls.services;
  const statuses =
    ("statuses" in action && "statuses") || ("setsStatus" in action && action.setsStatus && "setsStatus");
  const isExport = action.kind === "export" && isSelectable(screen);
  return [
    ...implied(path, action.kind === "notes", noteCalls(calls)),
    ...callsIn(path, screen).map((call) => ({ ...call, path: controlOf(call.path, path) })),
    ...implied(path, action.kind === "assign", [people]),
    ...implied(`${path}.${statuses}`, statuses, [statusLookup?.lookup]),
    ...(action.kind === "form" ? formCalls(`${path}.form`, action, screen) : []),
    // Of selected rows.
    ...implied(path, isExport, [selections?.create]),
  ];
}

function formCalls(path: string, { form, mode }: ActionOf<"form">, screen: ListScreen): Call[] {
  const index = screen.forms?.findIndex(({ id }) => id === form) ?? -1;
  return [mode, "fields"].flatMap((part) =>
    callsIn(`forms[${index}].${part}`, screen).map(({ id }) => ({ path, id })),
  );
}

/** Calls that a keyword makes without naming them, if it is used. */
function implied(path: string, isUsed: unknown, ids: readonly (string | undefined)[]): Call[] {
  return isUsed ? ids.flatMap((id) => (id === undefined ? [] : [{ path, id }])) : [];
}

/** The calls of a notes panel. */
function noteCalls({ services: { notes } }: Calls): (string | undefined)[] {
  return [notes?.list, notes?.create, notes?.download];
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
function withUndo(path: string, made: readonly Call[], { contract, services }: Calls): readonly Call[] {
  const isUndoable = made.some(({ id }) => contract.find(id)?.isUndoable);
  return [...made, ...implied(path, isUndoable, [services.undo])];
}

/**
 * The lookups that name the values of fixed filters. They are optional: without access to one, users see the value
 * itself.
 */
export function labelLookupsOf(
  { permanentFilters = {}, endpoints }: ListScreen,
  contract: Pick<Contract, "find">,
): readonly string[] {
  const list = contract.find(endpoints.list);
  if (list?.kind !== "list") return [];
  return fixedFiltersWithLabels(Object.keys(permanentFilters), list).map(({ filter }) => filter.options);
}

function lookupCalls({ filters, endpoints }: ListScreen, contract: Pick<Contract, "find">): ScreenCall[] {
  const list = contract.find(endpoints.list);
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
