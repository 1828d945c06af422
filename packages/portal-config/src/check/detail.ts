import type { Fields } from "@portico/contract";
import type { ScreenDetail } from "../list-screen.ts";
import { expectCall, idsOf, isHistory, parametersOf, rowFieldsOf } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import { checkColumns, named } from "./columns.ts";
import { expectAddressField, expectField } from "./fields.ts";
import type { ProblemList } from "./problem-list.ts";

/** Checks a detail against the call that loads it, and the path of its page. */
export function checkDetail({ screen, list, ofList, problems }: Checked) {
  const { detail } = screen;
  if (!detail) return;
  checkPage(detail, screen.path, problems);
  const idField = detail.idField ?? screen.rowId ?? "id";
  expectAddressField("detail.idField", idField, list?.fields, ofList, problems);
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
  const of = `of \`${detail.endpoint}\``;
  checkColumns("detail.fields", detail.fields, fields, of, problems);
  problems.addDuplicates(named(withPaths("detail.fields", detail.fields)));
  if (detail.titleField !== undefined)
    expectField("detail.titleField", detail.titleField, fields, of, problems);
  for (const [path, field] of withPaths("detail.personFields", detail.personFields))
    expectField(path, field, fields, of, problems);
  problems.addDuplicates(withPaths("detail.personFields", detail.personFields));
  problems.addDuplicates(withPaths("detail.tables", detail.tables).map(([path, { field }]) => [path, field]));
  for (const [path, { field, hide }] of withPaths("detail.tables", detail.tables)) {
    const rows = Object.hasOwn(fields, field) ? fields[field]?.rows : undefined;
    if (!rows) {
      const allowed = Object.keys(fields).filter((name) => fields[name]?.rows);
      problems.unknown(`${path}.field`, field, `a field with rows ${of}`, allowed);
      continue;
    }
    problems.addDuplicates(withPaths(`${path}.hide`, hide));
    for (const [at, name] of withPaths(`${path}.hide`, hide)) {
      if (!Object.hasOwn(rows, name))
        problems.unknown(at, name, `a field of the rows of \`${field}\``, Object.keys(rows));
    }
  }
}
