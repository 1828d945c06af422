import { typeGuids } from "@portico/contract";
import type { ScreenForm, ScreenFormField } from "@portico/portal-config";

/** The fields of a follow-up's form. */
export const followUpFields: ScreenFormField[] = [
  {
    field: "kindId",
    label: "Kind",
    as: "select",
    options: { lookup: "types.lookup", params: { typeGuid: typeGuids.followUpKind } },
  },
  { field: "dueDate", label: "Due", as: "date", width: "half" },
  { field: "inDays", label: "Or in business days", hint: "1 is the next business day.", width: "half" },
  { field: "dueTime", label: "Time", as: "time", width: "half" },
  { field: "priority", label: "Priority", width: "half" },
  { field: "note", as: "textArea", label: "Note" },
  { field: "repeats", label: "Repeats", width: "half" },
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
      failure: "Error saving changes {message}",
    },
    fields: followUpFields,
  } as const satisfies ScreenForm;
}
