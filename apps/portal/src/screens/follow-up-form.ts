import { typeGuids } from "@portico/contract";
import type { ScreenForm, ScreenFormField } from "@portico/portal-config";

const kind: ScreenFormField = {
  field: "kindId",
  label: "Kind",
  as: "select",
  options: { lookup: "types.lookup", params: { typeGuid: typeGuids.followUpKind } },
};
const dueDate: ScreenFormField = { field: "dueDate", label: "Due", as: "date", width: "half" };
const dueTime: ScreenFormField = { field: "dueTime", label: "Time", as: "time", width: "half" };
const priority: ScreenFormField = { field: "priority", label: "Priority", width: "half" };
const note: ScreenFormField = { field: "note", as: "textArea", label: "Note" };
const repeats: ScreenFormField = { field: "repeats", label: "Repeats", width: "half" };

/** The fields of the form that changes a follow-up. Its agent is changed with Assign. */
export const changedFields = [kind, dueDate, dueTime, priority, repeats, note];

const newFields: ScreenFormField[] = [
  kind,
  dueDate,
  {
    field: "inDays",
    label: "Or business days",
    hint: "1 is the next business day.",
    width: "half",
  },
  dueTime,
  priority,
  note,
  repeats,
  {
    field: "agentId",
    label: "Agent",
    as: "asyncSelect",
    options: { lookup: "agents.lookup" },
    hint: "You, unless you choose another.",
    width: "half",
  },
];

/** The action that adds a follow-up to the selected row, with the form of `followUpForm`. */
export const followUpAction = {
  kind: "form",
  id: "follow-up",
  label: "Follow Up",
  icon: "clock",
  key: "f",
  form: "follow-up",
  mode: "edit",
} as const;

/**
 * The form that adds a follow-up to a row.
 * @param endpoint the call that adds it: "followUps.addToLead"
 */
export function followUpForm<const Endpoint extends string>(endpoint: Endpoint) {
  return {
    id: "follow-up",
    edit: {
      endpoint,
      startsEmpty: true,
      title: "New follow-up",
      submit: "Add",
      success: "Follow-up added",
      failure: "Couldn't add the follow-up: {message}",
    },
    fields: newFields,
  } as const satisfies ScreenForm;
}
