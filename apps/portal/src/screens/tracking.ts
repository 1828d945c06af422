import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

/** The color of each state of a tracked month. */
const trackingTones = {
  Paid: "success",
  Underpaid: "warning",
  Unpaid: "danger",
  Overpaid: "info",
  Chargeback: "danger",
  "No rate": "neutral",
  "Not reported": "neutral",
} as const;

/** Expected and received commission by policy and month. A row opens what explains its figures. */
export const tracking = listScreen({
  id: "tracking",
  path: "commissions/tracking",
  title: "Commission tracking",
  description:
    "Opens on the last reported month. Totals don't include months without a rate, nor those that the carrier has not reported; what is expected for these is shown separately.",
  access: "agent view.CommissionTracking|admin.CommissionTracking",
  navigation: { section: "commission", label: "Tracking", order: 3 },
  endpoints: { list: "tracking.list", opening: "tracking.opening" },
  rowName: "policyNumber",
  filters: ["agent", "carrier", "month", "year", "state", "policyNumber"],
  columns: [
    "policyNumber",
    "insuredName",
    { field: "state", tones: trackingTones },
    "month",
    "year",
    "expected",
    "received",
    "variance",
    "agent",
    "carrier",
    "members",
    "rate",
  ],
  pageSizes: [10, 50, 100],
  selection: { mode: "none", click: "open" },
  actions: [exportAction()],
  rowActions: [{ kind: "detail", id: "explain", label: "Explain", icon: "eye" }],
  detail: {
    as: "sheet",
    title: "Tracked month",
    titleField: "policyNumber",
    endpoint: "tracking.detail",
    fields: [
      "insuredName",
      "agent",
      "carrier",
      "month",
      "year",
      "members",
      "rate",
      "expected",
      "received",
      "variance",
      { field: "state", tones: trackingTones },
    ],
    tables: [
      { field: "lines", empty: "No statement lines for this month." },
      { field: "rates", empty: "No rate was in effect on the first day of this month." },
      { field: "terms", empty: "No term." },
    ],
    empty: "No Data",
  },
  footer: [
    { of: "records" },
    { of: "sum", field: "members" },
    { of: "sum", field: "expected" },
    { of: "sum", field: "received" },
    { of: "sum", field: "variance" },
    { of: "sum", field: "notReported" },
  ],
  totalsAbove: true,
  empty: "No Data",
  notLoaded: "Tracking hasn't loaded?",
});
