import { listScreen } from "@portico/portal-config";
import type { ListScreen } from "@portico/screens";

/** A list with an action of each kind. */
export const workScreen: ListScreen = listScreen({
  id: "work",
  path: "work",
  title: "Unpaid Policies",
  access: "agent view.Policy|admin.Policy",
  endpoints: { list: "policyNonPaid.list" },
  filters: [],
  columns: ["policyNumber", "status", "phone"],
  selection: { mode: "many" },
  actions: [
    { id: "notes", label: "Notes", icon: "note", kind: "notes", entity: "policy", idField: "policyId" },
    {
      id: "change-status",
      label: "Change Status",
      icon: "status",
      kind: "changeStatus",
      endpoint: "policyNonPaid.setStatuses",
      statuses: "unpaidStatus",
    },
    {
      id: "history",
      label: "History",
      icon: "history",
      kind: "history",
      endpoint: "policyNonPaid.history",
      tones: { New: "info" },
    },
    {
      id: "assign",
      label: "Assign",
      icon: "assign",
      kind: "assign",
      endpoint: "policyNonPaid.assign",
      access: "agent admin.Policy",
    },
    {
      id: "give-up",
      label: "Give up",
      kind: "confirm",
      endpoint: "policyNonPaid.setStatuses",
      question: "Give these up?",
      text: "They leave the list for good.",
      tone: "danger",
      when: { field: "status", is: "notEqual", value: "Paid Confirmed" },
      why: "What is paid is not given up",
    },
    { id: "refresh", label: "Recalculate", icon: "refresh", kind: "call", endpoint: "session.activity" },
    { id: "print", label: "Print", icon: "print", kind: "custom", name: "print" },
  ],
  rowActions: [
    { id: "copy-phone", label: "Copy phone", icon: "copy", kind: "copy", field: "phone" },
    { id: "copy-row", label: "Copy row", kind: "copy" },
    { id: "open", label: "Open", kind: "link", to: "policies/:policyId" },
  ],
  empty: "No Data",
});

/** Returns the screen with changes to one action. */
export function withAction(id: string, change: Record<string, unknown>): ListScreen {
  const actions = workScreen.actions?.map((action) => (action.id === id ? { ...action, ...change } : action));
  return { ...workScreen, ...(actions && { actions }) };
}
