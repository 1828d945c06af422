import type { Access, Filter } from "@portico/contract";
import { fixedFiltersWithLabels } from "../description/label-lookups.ts";
import { filterNames } from "../filters.ts";
import type { ListScreen, ScreenAction, ScreenForm } from "../list-screen.ts";
import { endpointOf } from "./calls.ts";
import { withPaths } from "./checked.ts";

/** A call of a screen, its path in the document, and the requirements in addition to the screen's access. */
export interface ScreenCall {
  readonly path: string;
  readonly id: string;
  readonly access: readonly Access[];
}

/** The calls of a notes panel. */
const noteCalls = ["notes.list", "notes.create", "notes.download"];

/** Every call that a screen can make. */
export function callsOf(screen: ListScreen): ScreenCall[] {
  const { endpoints, detail } = screen;
  const plain = (path: string, id: string | undefined): ScreenCall[] =>
    id === undefined ? [] : [{ path, id, access: [] }];
  return [
    ...plain("endpoints.list", endpoints.list),
    ...plain("endpoints.summary", endpoints.summary),
    ...plain("endpoints.opening", endpoints.opening),
    ...lookupCalls(screen),
    ...plain("detail.endpoint", detail?.endpoint),
    ...(detail?.notes ? noteCalls.flatMap((id) => plain("detail.notes", id)) : []),
    ...plain("detail.history.endpoint", detail?.history?.endpoint),
    ...plain("selection", (screen.selection?.mode ?? "none") === "none" ? undefined : "selections.check"),
    ...plain("selection.allMatching", screen.selection?.allMatching ? "selections.create" : undefined),
    ...[...withPaths("actions", screen.actions), ...withPaths("rowActions", screen.rowActions)].flatMap(
      ([path, action]) =>
        withUndo(path, actionCalls(path, action, screen)).map(([at, id]) => ({
          path: at,
          id,
          access: own(action),
        })),
    ),
  ];
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

/** Adds the call that undoes what an action changed. */
function withUndo(path: string, calls: [string, string][]): [string, string][] {
  return calls.some(([, id]) => endpointOf(id)?.isUndoable) ? [...calls, [path, "undo.run"]] : calls;
}

/** The lookup of the status that an action sets. */
function statusCalls(path: string, { setsStatus }: { setsStatus?: unknown }): [string, string][] {
  return setsStatus ? [[`${path}.setsStatus`, "types.lookup"]] : [];
}

function actionCalls(
  path: string,
  action: ScreenAction,
  { forms = [], selection }: ListScreen,
): [string, string][] {
  switch (action.kind) {
    case "notes":
      return noteCalls.map((id) => [path, id]);
    case "changeStatus":
      return [
        [`${path}.endpoint`, action.endpoint],
        [`${path}.statuses`, "types.lookup"],
      ];
    case "assign":
      return [[`${path}.endpoint`, action.endpoint], [path, "agents.lookup"], ...statusCalls(path, action)];
    case "upload":
      return [[`${path}.endpoint`, action.endpoint], ...optionCalls(path, action.fields)];
    case "call":
      return [
        [`${path}.endpoint`, action.endpoint],
        ...(action.picker ? [[`${path}.picker`, action.picker.options.lookup] as [string, string]] : []),
      ];
    case "history":
      return [[`${path}.endpoint`, action.endpoint]];
    case "confirm":
      return [[`${path}.endpoint`, action.endpoint], ...statusCalls(path, action)];
    case "form": {
      const form = forms.find(({ id }) => id === action.form);
      return form ? formCalls(path, form, action.mode) : [];
    }
    case "export":
      // Of selected rows.
      return (selection?.mode ?? "none") === "none" ? [] : [[path, "selections.create"]];
    case "link":
    case "copy":
    case "detail":
    case "custom":
      return [];
  }
}

function formCalls(path: string, form: ScreenForm, mode: "create" | "edit"): [string, string][] {
  const load = mode === "edit" ? form.edit?.load : undefined;
  return [form[mode]?.endpoint, load]
    .flatMap((id): [string, string][] => (id === undefined ? [] : [[`${path}.form`, id]]))
    .concat(optionCalls(`${path}.form`, form.fields));
}

function optionCalls(path: string, fields: ScreenForm["fields"] = []): [string, string][] {
  return fields.flatMap((field): [string, string][] =>
    typeof field === "object" && field.options && "lookup" in field.options
      ? [[path, field.options.lookup]]
      : [],
  );
}

function own({ access }: { access?: Access | undefined }): Access[] {
  return access === undefined ? [] : [access];
}
