import { personAdminAccess } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { assignAction, exportAction, historyAction } from "./actions.ts";
import { changedFields } from "./follow-up-form.ts";

const tones = { Open: "info", Done: "success", Dropped: "neutral" } as const;
const timingTones = { Overdue: "danger", Today: "warning", "This week": "info", Later: "neutral" } as const;
const priorityTones = { Urgent: "danger", Normal: "neutral", Low: "neutral" } as const;
const snoozed = { success: "Snoozed", failure: "Couldn't snooze: {message}" };

/** What agents promised to do, and when. */
export const followUps = listScreen({
  id: "follow-ups",
  path: "follow-ups",
  title: "Follow-ups",
  description:
    "What was promised to clients, and when. Add one from any lead, customer, policy, or application.",
  access:
    "agent view.Policy|admin.Policy|view.Lead|admin.Lead|view.Customer|admin.Customer|view.OfflineApp|admin.OfflineApp|view.Application|admin.Application",
  navigation: { section: "follow-ups" },
  endpoints: { list: "followUps.list", summary: "followUps.summary" },
  rowName: "kind",
  filters: [
    "timing",
    "status",
    "kind",
    "agent",
    { kind: "dateRange", from: "from", to: "to", label: "Due" },
    "priority",
    "recordKind",
    "mine",
  ],
  views: [
    { label: "Mine", filters: { mine: "true", status: ["Open"] } },
    { label: "Overdue", filters: { timing: ["Overdue"] } },
    { label: "Today", filters: { timing: ["Overdue", "Today"] } },
    { label: "This week", filters: { timing: ["Overdue", "Today", "This week"] } },
    { label: "Team", filters: { status: ["Open"] } },
  ],
  columns: [
    { field: "timing", format: "status", tones: timingTones, priority: 1 },
    { field: "dueDate", priority: 1 },
    { field: "dueTime", priority: 2 },
    "kind",
    { field: "name", priority: 1 },
    "recordKind",
    { field: "priority", format: "status", tones: priorityTones },
    { field: "note", truncate: 60 },
    "agent",
    { field: "status", tones },
    { field: "repeats", hidden: true },
    { field: "createdDate", hidden: true },
  ],
  selection: { mode: "many", click: "replace", allMatching: true },
  actions: [
    {
      kind: "changeStatus",
      id: "change-status",
      label: "Change Status",
      icon: "status",
      tone: "primary",
      endpoint: "followUps.setStatuses",
      statuses: "followUpStatus",
    },
    {
      kind: "call",
      id: "snooze-day",
      label: "Snooze a Day",
      needs: "some",
      endpoint: "followUps.snooze",
      values: { inDays: 1 },
      ...snoozed,
    },
    {
      kind: "call",
      id: "snooze-week",
      label: "Snooze a Week",
      needs: "some",
      endpoint: "followUps.snooze",
      values: { inDays: 5 },
      ...snoozed,
    },
    { kind: "form", id: "edit", label: "Edit", icon: "pencil", form: "follow-up", mode: "edit" },
    { kind: "link", id: "person", label: "Person", icon: "link", needs: "one", to: "people/:recordId" },
    historyAction("followUps", tones),
    assignAction(
      "followUps",
      "agent admin.Policy|admin.Lead|admin.Customer|admin.OfflineApp|admin.Application",
    ),
    exportAction(),
    {
      kind: "link",
      id: "to-reassign",
      label: "Work to Reassign",
      icon: "assign",
      needs: "nothing",
      access: personAdminAccess,
      to: "follow-ups/to-reassign",
    },
  ],
  rowActions: [
    { kind: "detail", id: "view", label: "View", icon: "eye" },
    { kind: "link", id: "open-person", label: "Open Person", icon: "link", to: "people/:recordId" },
  ],
  detail: {
    as: "sheet",
    title: "Follow-up",
    titleField: "kind",
    personFields: ["name"],
    endpoint: "followUps.detail",
    fields: [
      { field: "timing", format: "status", tones: timingTones },
      "dueDate",
      "dueTime",
      "name",
      "recordKind",
      { field: "priority", format: "status", tones: priorityTones },
      "note",
      "repeats",
      "agent",
      { field: "status", tones },
      "createdDate",
    ],
    history: { endpoint: "followUps.history", tones },
    empty: "No Data",
  },
  forms: [
    {
      id: "follow-up",
      edit: {
        endpoint: "followUps.update",
        load: "followUps.detail",
        title: "Edit follow-up",
        submit: "Update",
        success: "Changes saved",
        failure: "Couldn't save: {message}",
      },
      fields: changedFields,
    },
  ],
  header: [{ kind: "statusSummary", tones }],
  footer: [{ of: "records" }],
  empty: "No follow-ups",
  notLoaded: "Follow-ups haven't loaded?",
});
