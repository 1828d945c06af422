import type { Contract } from "@portico/endpoints";
import { pathParameters } from "../filters.ts";
import type { ActionKind, ScreenAction } from "../list-screen.ts";
import { checkActionCall } from "./action-calls.ts";
import { parametersOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import { checkNames } from "./names.ts";

/** The number of rows that an action needs. */
export type Needs = NonNullable<ScreenAction["needs"]>;

/** The row counts that each kind of action supports, the default first. */
const needsOf: Readonly<Record<ActionKind, readonly Needs[]>> = {
  notes: ["one"],
  changeStatus: ["some", "one"],
  assign: ["some", "one"],
  history: ["one"],
  form: ["nothing", "one"],
  confirm: ["some", "one", "nothing"],
  export: ["nothing"],
  upload: ["nothing"],
  call: ["nothing", "one", "some"],
  link: ["one", "nothing"],
  copy: ["one"],
  detail: ["one"],
  custom: ["nothing", "one", "some"],
};

/** The number of rows that an action needs: as declared, or by its kind and mode. */
export function needsOfAction(action: ScreenAction, contract: Pick<Contract, "find">): Needs {
  if (action.needs !== undefined) return action.needs;
  if (action.kind === "form") return action.mode === "edit" ? "one" : "nothing";
  if (action.kind === "link" && !action.filters && parametersOf(action.to).length === 0) return "nothing";
  if (action.kind === "confirm" || action.kind === "call") {
    const endpoint = contract.find(action.endpoint);
    if (endpoint && parametersOf(endpoint.path).includes("id")) return "one";
  }
  return needsOf[action.kind][0] ?? "nothing";
}

/** Checks the actions of the list and of its rows against the contract, the selection, the forms and the detail. */
export function checkActions(checked: Checked) {
  const { screen, contract, problems } = checked;
  const lists = [withPaths("actions", screen.actions), withPaths("rowActions", screen.rowActions)];
  for (const list of lists) problems.addDuplicates(list.map(([path, { id }]) => [`${path}.id`, id]));
  problems.addDuplicates(
    lists.flat().flatMap(([path, { key }]) => (key === undefined ? [] : [[`${path}.key`, key]])),
  );
  for (const [path, action] of withPaths("actions", screen.actions)) {
    checkSelected(path, action, checked);
    checkAction(path, action, checked);
  }
  for (const [path, action] of withPaths("rowActions", screen.rowActions)) {
    if (needsOfAction(action, contract) === "nothing" && action.kind !== "custom" && action.kind !== "link")
      problems.add(`${path}.kind`, `\`${action.kind}\` needs no row. Move it to \`actions\`.`, action.kind);
    if ("picker" in action && action.picker)
      problems.add(`${path}.picker`, "is in the toolbar. Move the action to `actions`.");
    checkAction(path, action, checked);
  }
  const { mode = "none", click, allMatching } = screen.selection ?? {};
  if (click === "open" && mode !== "none")
    problems.add("selection.click", `\`open\` requires \`mode: "none"\`. The mode is \`${mode}\`.`, click);
  if (click === "open" && !screen.rowActions?.length)
    problems.add("selection.click", "runs the first row action, but there is none.", click);
  const isForSeveral = screen.actions?.some((action) => needsOfAction(action, contract) === "some");
  if (allMatching && !isForSeveral)
    problems.add("selection.allMatching", "is for actions on several rows, but there is none.");
  if (allMatching && mode !== "many")
    problems.add("selection.allMatching", `requires \`mode: "many"\`. The mode is \`${mode}\`.`, mode);
}

function checkSelected(path: string, action: ScreenAction, { screen, contract, problems }: Checked) {
  const needs = needsOfAction(action, contract);
  const mode = screen.selection?.mode ?? "none";
  if (needs !== "nothing" && mode === "none") {
    problems.add(
      path,
      `\`${action.kind}\` needs selected rows, but rows can't be selected. Set \`selection\`, or make it a row action.`,
    );
  }
  if (needs === "nothing" && action.when)
    problems.add(`${path}.when`, "applies to selected rows, but the action needs none.");
  if (needs === "nothing" && action.whyNone !== undefined)
    problems.add(`${path}.whyNone`, "is about selected rows, but the action needs none.");
}

function checkAction(path: string, action: ScreenAction, checked: Checked) {
  const { screen, contract, problems } = checked;
  const needs = needsOfAction(action, contract);
  checkNames(checked, `${path}.`);
  const ofPage = pathParameters(screen);
  const allowed = needsOf[action.kind];
  if (action.needs !== undefined && !allowed.includes(action.needs))
    problems.unknown(`${path}.needs`, action.needs, `a row count that \`${action.kind}\` supports`, allowed);
  if (action.why !== undefined && !action.when)
    problems.add(`${path}.why`, "explains `when`, but there is no `when`.");
  switch (action.kind) {
    case "export":
      problems.addDuplicates(withPaths(`${path}.formats`, action.formats));
      return;
    case "link":
      if (needs === "nothing" && (action.filters || parametersOf(action.to).length > 0))
        problems.add(`${path}.needs`, "is `nothing`, but the link uses values of a row.");
      return;
    case "copy":
      return;
    case "detail":
      if (!screen.detail) problems.add(path, "opens the detail, but the screen has no `detail`.");
      return;
    case "form": {
      const forms = (screen.forms ?? []).filter((form) => form[action.mode]).map(({ id }) => id);
      if (!forms.includes(action.form))
        problems.unknown(`${path}.form`, action.form, `a form of this screen to ${action.mode}`, forms);
      return;
    }
    default:
      checkActionCall(path, action, { needs, list: screen.endpoints.list, ofPage }, checked);
  }
}
