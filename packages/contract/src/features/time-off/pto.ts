import { call, dayFilter, type Fields, featureEndpoints, rowFields } from "@portico/endpoints";
import { agentFilter, statusFilter } from "../../filters.ts";

/** Who can request time off and see requests. Approvers are those with `admin.PTO`. */
const access = "agent view.PTO|admin.PTO";

const fields = {
  ...rowFields,
  agentId: { label: "Agent ID", format: "id" },
  name: { label: "Name", sortable: true },
  startDate: { label: "Start", format: "dateTime", sortable: true },
  endDate: { label: "End", format: "dateTime", sortable: true },
  hours: { label: "Hours", format: "number", sortable: true, summable: true },
  statusId: { label: "Status ID", format: "id" },
  statusName: { label: "Status", format: "status", sortable: true },
  comment: { label: "Comment" },
  createdDate: { label: "Requested", format: "dateTime", sortable: true },
  agent: { label: "Agent", sortable: true },
} as const satisfies Fields;

/** Requests for paid time off. */
export const ptoEndpoints = {
  ...featureEndpoints("pto", {
    path: "/PTO",
    access,
    summary: "Requests for paid time off.",
    noun: { one: "time off request", other: "time off requests" },
    fields,
    detailFields: {
      ...fields,
      status: {
        label: "Status history",
        rows: {
          name: { label: "Status", format: "status" },
          createdBy: { label: "By" },
          createdDate: { label: "Date", format: "dateTime" },
          comment: { label: "Comment" },
        },
      },
    },
    filters: {
      agent: agentFilter,
      status: { ...statusFilter("ptoStatus"), field: "statusName" },
      from: dayFilter("endDate", "from", "Ends on or after"),
      to: dayFilter("startDate", "to", "Starts on or before"),
      requestedFrom: dayFilter("createdDate", "from", "Requested on or after"),
      requestedTo: dayFilter("createdDate", "to", "Requested on or before"),
    },
    searchable: ["name", "comment"],
    sort: "-startDate",
    calls: ["create", "detail", "history", "patchStatus", "setStatuses"],
    isUndoable: false,
    summaries: {
      create:
        "Requests time off for the caller, and emails the approvers. A period without working hours returns 422.",
      patchStatus: "Changes the status of a time off request. A change that is not allowed returns 409.",
    },
  }),
  "pto.estimate": call({
    method: "GET",
    path: "/PTO/estimate",
    access,
    summary: "Returns the working hours of a period. Weekends and configured holidays have none.",
  }),
};
