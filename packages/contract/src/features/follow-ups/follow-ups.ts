import { call, dayFilter, featureEndpoints, rowFields, workFields } from "@portico/endpoints";
import { agentFilter, statusFilter } from "../../filters.ts";
import { personAccess, personAdminAccess } from "../../person-access.ts";

/** The kinds of records that follow-ups are about. */
export const followUpRecords = {
  lead: "Lead",
  customer: "Customer",
  policy: "Policy",
  application: "Offline application",
  marketplaceApplication: "Marketplace application",
} as const;
/** A kind of record that follow-ups are about. */
export type FollowUpRecord = keyof typeof followUpRecords;

/** How urgent a follow-up is, in the order of lists. Closed ones are last. */
export const followUpPriorities = ["Urgent", "Normal", "Low"] as const;

/** How often a follow-up is due again once it is done. */
export const followUpRepeats = ["Daily", "Weekly", "Monthly", "Yearly"] as const;

/** When an open follow-up is due, seen from today. Weeks end on Sunday. */
export const followUpTimings = ["Overdue", "Today", "This week", "Later"] as const;

/** What follow-ups can be added to: records, and the entries of policies in the lists of unpaid and lost ones. */
export const followUpTargets = {
  lead: { path: "/Leads", access: "agent view.Lead|admin.Lead", what: "a lead" },
  customer: { path: "/Customer", access: "agent view.Customer|admin.Customer", what: "a customer" },
  policy: { path: "/Policies", access: "agent view.Policy|admin.Policy", what: "a policy" },
  unpaidPolicy: {
    path: "/PolicyNonPaid",
    access: "agent view.Policy|admin.Policy",
    what: "an unpaid policy",
  },
  lostPolicy: { path: "/LostPolicy", access: "agent view.Policy|admin.Policy", what: "a lost policy" },
  application: {
    path: "/OfflineApp",
    access: "agent view.OfflineApp|admin.OfflineApp",
    what: "an offline application",
  },
  marketplaceApplication: {
    path: "/application",
    access: "agent view.Application|admin.Application",
    what: "a Marketplace application",
  },
} as const;
/** What a follow-up can be added to. */
export type FollowUpTarget = keyof typeof followUpTargets;

const path = "/FollowUps";

function addTo(target: FollowUpTarget) {
  const { path: targetPath, access, what } = followUpTargets[target];
  return call({
    method: "POST",
    path: `${targetPath}/:id/followUps`,
    access,
    summary: `Adds a follow-up about ${what}, for the caller unless it names another agent whose records they can see.`,
  });
}

/** What agents promised to do about records of people, and when. */
export const followUpEndpoints = {
  ...featureEndpoints("followUps", {
    path,
    access: personAccess,
    assignAccess: personAdminAccess,
    summary:
      "What agents promised to do, and when: their own follow-ups, and those about records that the caller can see.",
    noun: { one: "follow-up", other: "follow-ups" },
    fields: {
      ...rowFields,
      priority: { label: "Priority", sortable: true },
      dueDate: { label: "Due", format: "date", sortable: true },
      dueTime: { label: "Time", sortable: true },
      timing: { label: "When" },
      kind: { label: "Kind", sortable: true },
      name: { label: "Name", sensitive: "name" },
      recordKind: { label: "Record", labels: followUpRecords, sortable: true },
      note: { label: "Note" },
      repeats: { label: "Repeats", sortable: true },
      ...workFields,
      isMine: { label: "Mine", format: "yesNo", onRequest: true },
      createdDate: { label: "Created", format: "dateTime", sortable: true },
      kindId: { label: "Kind ID", format: "id" },
      recordId: { label: "Record ID", format: "id", idType: "text" },
    },
    filters: {
      timing: { kind: "choice", values: followUpTimings, anyOf: true },
      mine: { kind: "yesNo", field: "isMine" },
      kind: statusFilter("followUpKind"),
      priority: { kind: "choice", values: followUpPriorities, anyOf: true },
      agent: agentFilter,
      status: statusFilter("followUpStatus"),
      recordKind: { kind: "choice", values: Object.keys(followUpRecords), anyOf: true },
      from: dayFilter("dueDate", "from", "Due on or after"),
      to: dayFilter("dueDate", "to", "Due on or before"),
    },
    searchable: ["name", "note"],
    sort: "-priority,dueDate,dueTime",
    calls: ["detail", "update", "summary", "history", "setStatus", "setStatuses", "assign"],
    // A follow-up that repeats is due again once it is done.
    isUndoable: false,
    summaries: {
      setStatuses:
        "Changes the status of follow-ups. One that repeats is due again when it is done, as a new row.",
    },
  }),
  "followUps.addToLead": addTo("lead"),
  "followUps.addToCustomer": addTo("customer"),
  "followUps.addToPolicy": addTo("policy"),
  "followUps.addToUnpaidPolicy": addTo("unpaidPolicy"),
  "followUps.addToLostPolicy": addTo("lostPolicy"),
  "followUps.addToApplication": addTo("application"),
  "followUps.addToMarketplaceApplication": addTo("marketplaceApplication"),
  "followUps.snooze": call({
    method: "POST",
    path: `${path}/snooze`,
    access: personAccess,
    summary: "Moves follow-ups to a later day. If one can't be moved, none are.",
  }),
  "followUps.calendar": call({
    method: "GET",
    path: `${path}/calendar`,
    access: "session",
    returnsOwnData: true,
    summary: "Returns when the caller's calendar link was made, if there is one.",
  }),
  "followUps.makeCalendar": call({
    method: "POST",
    path: `${path}/calendar`,
    access: personAccess,
    summary:
      "Makes a secret link to a calendar of the caller's own open follow-ups. An earlier link no longer works.",
  }),
  "followUps.revokeCalendar": call({
    method: "DELETE",
    path: `${path}/calendar`,
    access: "session",
    summary: "Revokes the caller's calendar link.",
  }),
  "followUps.calendarFile": call({
    method: "GET",
    path: `${path}/calendar/:code`,
    access: "anyone",
    summary:
      "Returns the calendar of a secret link in the format iCalendar, with kinds, times and links, without names. A link that was revoked, or whose account is disabled, returns 404.",
  }),
  "followUps.due": call({
    method: "GET",
    path: `${path}/due`,
    access: "session",
    returnsOwnData: true,
    summary: "Counts the caller's own open follow-ups that are overdue or due today.",
  }),
};
