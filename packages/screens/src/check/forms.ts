import { pathParameters } from "../filters.ts";
import type { ActionOf, ScreenForm, ScreenFormField } from "../list-screen.ts";
import { missingPathParameters, takesRow } from "./calls.ts";
import { type Checked, withPaths } from "./checked.ts";
import { checkFields, checkKeys } from "./form-fields.ts";
import { checkSetsStatus } from "./sets-status.ts";

type Mode = "create" | "edit";

/** Checks the forms of a screen against their calls and the actions that open them. */
export function checkForms(checked: Checked) {
  const { screen, problems } = checked;
  problems.addDuplicates(withPaths("forms", screen.forms).map(([path, { id }]) => [`${path}.id`, id]));
  const opened = [...(screen.actions ?? []), ...(screen.rowActions ?? [])].filter(
    (action): action is ActionOf<"form"> => action.kind === "form",
  );
  for (const [path, form] of withPaths("forms", screen.forms)) {
    if (!form.create && !form.edit) problems.add(path, "needs `create` or `edit`.");
    if (!opened.some((action) => action.form === form.id))
      problems.add(path, `\`${form.id}\` is not opened by any action of kind \`form\`.`, form.id);
    for (const mode of ["create", "edit"] as const)
      checkMode(path, { form, mode, ofPage: pathParameters(screen) }, checked);
    checkFields(`${path}.fields`, form.fields, checked);
  }
}

function checkMode(
  path: string,
  { form, mode, ofPage }: { form: ScreenForm; mode: Mode; ofPage: readonly string[] },
  checked: Checked,
) {
  const { contract, problems } = checked;
  const declared = form[mode];
  if (!declared) return;
  const at = `${path}.${mode}`;
  const is =
    mode === "create" ? "a call that takes a body and no id" : "a call that takes a body and the id of a row";
  const isTaken = contract.expectCall(
    `${at}.endpoint`,
    declared.endpoint,
    is,
    (id, call) => {
      if (call.method === "GET" || call.method === "DELETE" || contract.keysOf(id, "body").size === 0)
        return false;
      if (missingPathParameters(call, ofPage).length === 0)
        return mode === "create" || contract.keysOf(id, "body").has("id");
      return mode === "edit" && takesRow(call, ofPage);
    },
    problems,
  );
  if (form.edit?.load !== undefined && mode === "edit")
    contract.expectCall(
      `${at}.load`,
      form.edit.load,
      "a call that returns a row by its id",
      (_, call) => call.method === "GET" && takesRow(call, ofPage),
      problems,
    );
  checkSetsStatus(at, declared.setsStatus, checked);
  if (!isTaken) return;
  const fields = withPaths(`${path}.fields`, form.fields).filter(([, field]) => isIn(field, mode));
  const sent = declared.setsStatus ? ["statusId"] : [];
  checkKeys(`${at}.endpoint`, fields, { id: declared.endpoint, part: "body", sent }, checked);
}

/** Checks the fields of an upload: keys of the query, or of the body around the file. */
export function checkUploadFields(path: string, action: ActionOf<"upload">, checked: Checked) {
  const fields = withPaths(`${path}.fields`, action.fields);
  checkFields(`${path}.fields`, action.fields ?? [], checked);
  const body = checked.contract.entriesOf(action.endpoint, "body");
  const isOfBody = ([, field]: (typeof fields)[number]) =>
    body.has(typeof field === "string" ? field : field.field);
  const { endpoint: id } = action;
  const at = `${path}.endpoint`;
  checkKeys(
    at,
    fields.filter((each) => !isOfBody(each)),
    { id, part: "query" },
    checked,
  );
  checkKeys(at, fields.filter(isOfBody), { id, part: "body" }, checked);
}

function isIn(field: ScreenFormField, mode: Mode): boolean {
  return typeof field === "string" || field.only === undefined || field.only === mode;
}
