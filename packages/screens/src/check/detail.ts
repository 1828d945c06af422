import type { Fields } from "@portico/endpoints";
import { detailPathLike } from "../language/common-schemas.ts";
import type { ScreenDetail } from "../list-screen.ts";
import { isHistory, parametersOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import { checkColumns, named } from "./columns.ts";
import { checkAddressField } from "./names.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks a detail against the call that loads it, and the path of its page. */
export function checkDetail(checked: Checked) {
  const { screen, contract, problems } = checked;
  const { detail } = screen;
  if (!detail) return;
  checkPage(detail, checked);
  if (detail.idField === undefined) checkAddressField("detail.idField", screen.rowId ?? "id", checked);
  if (detail.history) {
    const is = "a call that returns the status history of one row";
    contract.expectCall(
      "detail.history.endpoint",
      detail.history.endpoint,
      is,
      (_, call) => isHistory(call),
      problems,
    );
  }
  const fields = contract.rowFieldsOf(detail.endpoint);
  if (fields) checkDetailFields(detail, fields, problems);
  else {
    const allowed = contract.idsOf((id) => contract.rowFieldsOf(id) !== undefined);
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

function checkPage({ as, path, notes, history }: ScreenDetail, { screen, registry, problems }: Checked) {
  if (path === undefined) {
    const example = detailPathLike(registry.examples.path);
    if (as === "page") problems.add("detail.path", `is missing. A page needs a path, such as ${example}.`);
    if (as === "sheet") return;
    if (notes) problems.add("detail.notes", "is shown on the detail's page, but `detail.path` is missing.");
    if (history)
      problems.add("detail.history", "is shown on the detail's page, but `detail.path` is missing.");
    return;
  }
  const parameters = parametersOf(path);
  if (parameters.length !== 1 || parameters[0] !== "id")
    problems.add("detail.path", `\`${path}\` must have exactly one parameter, \`:id\`.`, path);
  if (path === screen.path) problems.add("detail.path", `\`${path}\` is the list's own path.`, path);
}

function checkDetailFields(detail: ScreenDetail, fields: Fields, problems: ProblemList) {
  checkColumns("detail.fields", detail.fields, fields, problems);
  problems.addDuplicates(named(withPaths("detail.fields", detail.fields)));
  problems.addDuplicates(withPaths("detail.personFields", detail.personFields));
  problems.addDuplicates(withPaths("detail.tables", detail.tables).map(([path, { field }]) => [path, field]));
  for (const [path, { hide }] of withPaths("detail.tables", detail.tables))
    problems.addDuplicates(withPaths(`${path}.hide`, hide));
}
