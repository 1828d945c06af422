import type { Fields } from "@portico/contract";
import type { ScreenDetail } from "../list-screen.ts";
import { expectCall, idsOf, isHistory, parametersOf, rowFieldsOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import { checkColumns, named } from "./columns.ts";
import { checkAddressField } from "./names.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks a detail against the call that loads it, and the path of its page. */
export function checkDetail({ screen, problems }: Checked) {
  const { detail } = screen;
  if (!detail) return;
  checkPage(detail, screen.path, problems);
  if (detail.idField === undefined)
    checkAddressField("detail.idField", screen.rowId ?? "id", { screen, problems });
  if (detail.history) {
    const is = "a call that returns the status history of one row";
    expectCall(
      "detail.history.endpoint",
      detail.history.endpoint,
      is,
      (_, call) => isHistory(call),
      problems,
    );
  }
  const fields = rowFieldsOf(detail.endpoint);
  if (fields) checkDetailFields(detail, fields, problems);
  else {
    const allowed = idsOf((id) => rowFieldsOf(id) !== undefined);
    problems.unknown(
      "detail.endpoint",
      detail.endpoint,
      "a call that returns the fields of one row",
      allowed,
    );
  }
  const isOpened = screen.rowActions?.some(({ kind }) => kind === "detail");
  const isOpenedAbove = screen.actions?.some(({ kind }) => kind === "detail");
  if (!isOpened && !isOpenedAbove)
    problems.add("detail", "can't be opened. Add a row action of kind `detail`.");
}

function checkPage({ as, path, notes, history }: ScreenDetail, screenPath: string, problems: ProblemList) {
  if (path === undefined) {
    if (as === "page") problems.add("detail.path", "is missing. A page needs a path, such as policies/:id.");
    if (as === "sheet") return;
    if (notes) problems.add("detail.notes", "is shown on the detail's page, but `detail.path` is missing.");
    if (history)
      problems.add("detail.history", "is shown on the detail's page, but `detail.path` is missing.");
    return;
  }
  const parameters = parametersOf(path);
  if (parameters.length !== 1 || parameters[0] !== "id")
    problems.add("detail.path", `\`${path}\` must have exactly one parameter, \`:id\`.`, path);
  if (path === screenPath) problems.add("detail.path", `\`${path}\` is the list's own path.`, path);
}

function checkDetailFields(detail: ScreenDetail, fields: Fields, problems: ProblemList) {
  checkColumns("detail.fields", detail.fields, fields, problems);
  problems.addDuplicates(named(withPaths("detail.fields", detail.fields)));
  problems.addDuplicates(withPaths("detail.personFields", detail.personFields));
  problems.addDuplicates(withPaths("detail.tables", detail.tables).map(([path, { field }]) => [path, field]));
  for (const [path, { hide }] of withPaths("detail.tables", detail.tables))
    problems.addDuplicates(withPaths(`${path}.hide`, hide));
}
