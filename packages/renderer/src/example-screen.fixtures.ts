import { listScreen } from "@portico/portal-config";
import { endpointAt, type ResponseBody, respondWithRows } from "./responses.fixtures.ts";

/** A screen that uses every keyword that affects lists. */
export const exampleScreen = listScreen({
  id: "made-up",
  path: "made-up",
  title: "Overdue",
  description: "Everything a list can show.",
  access: "agent",
  endpoints: { list: "policyNonPaid.list", summary: "policyNonPaid.summary" },
  rowName: "policyNumber",
  filters: [
    "policyNumber",
    "agent",
    "state",
    "city",
    "month",
    "year",
    { kind: "custom", name: "daysAhead", filters: ["graceTo"], label: "Grace ends" },
    { filter: "carrier", access: "administrator" },
  ],
  columns: [
    {
      field: "policyNumber",
      format: { name: "link", to: "policies/:policyId" },
      group: "Policy",
    },
    { field: "planName", truncate: 12, group: "Policy" },
    { field: "status", tones: { Effectuated: "success", "Grace Period": "warning" }, empty: "bad name?" },
    { field: "paidThroughDate", header: "Age", format: { name: "age" }, align: "end" },
    { field: "memberResponsibility", empty: "nothing to pay" },
    { field: "phone", masked: true },
    { field: "monthsBehind", width: 90 },
    { field: "city", hidden: true },
    { field: "carrier", access: "administrator" },
  ],
  selection: { mode: "many", allMatching: true },
  actions: [
    { kind: "notes", id: "notes", label: "Notes", icon: "note", entity: "policy", idField: "policyId" },
    { kind: "export", id: "export", label: "Export", icon: "download", formats: ["csv"] },
  ],
  rowActions: [{ kind: "copy", id: "copy", label: "Copy", field: "policyNumber" }],
  header: [
    { kind: "statusSummary", title: "Overdue by status", tones: { New: "info" }, emptyStatus: "bad name?" },
    { kind: "figures", figures: [{ label: "Agents with overdue policies", path: "total" }] },
    { kind: "custom", name: "legend", options: { Effectuated: "success", "Grace Period": "warning" } },
  ],
  footer: [
    { of: "records" },
    { of: "sum", field: "numberOfMembers" },
    { of: "sum", field: "numberOfMembers", label: "Members again", hidden: true },
    { of: "answer", path: "totalPages", label: "Pages" },
  ],
  empty: "No Data",
  notLoaded: "Policies haven't loaded?",
});

const summary = {
  agents: [
    {
      agentId: "1",
      agentName: "Ana Acosta",
      listStatus: [
        { statusId: "1", statusName: "New", subTotal: 30 },
        { statusId: null, statusName: null, subTotal: 2 },
      ],
      total: 32,
    },
    {
      agentId: "2",
      agentName: "Wei Chandler",
      listStatus: [{ statusId: "1", statusName: "New", subTotal: 280 }],
      total: 280,
    },
  ],
  total: 312,
  readDate: "2026-11-20T14:05:00.000Z",
  refreshedDate: "2026-11-18T23:30:00.000Z",
};

/** A request of a story. */
export interface RecordedRequest {
  readonly id: string | undefined;
  readonly url: URL;
}

/**
 * Mocks the responses of the example screen.
 * @param requests receives each request
 * @param overrides responses by endpoint id that replace the default ones
 */
export function mockExampleScreen(
  requests: RecordedRequest[] = [],
  overrides: Readonly<Record<string, ResponseBody>> = {},
): ResponseBody {
  const mockDefault = respondWithRows(exampleScreen, 312);
  return (url, request) => {
    const id = endpointAt(request.method, url.pathname);
    requests.push({ id, url });
    const override = id === undefined ? undefined : overrides[id];
    if (override) return override(url, request);
    if (id === "policyNonPaid.summary") return Response.json(summary);
    if (id === "preferences.get") return new Response(null, { status: 204 });
    if (id === "preferences.set") return Response.json(null);
    if (id === "selections.create") {
      const [asOf, expiresAt] = ["2026-11-20T14:05:00.000Z", "2026-11-20T14:35:00.000Z"];
      return Response.json({ selection: "signed", count: 312, asOf, expiresAt });
    }
    return mockDefault(url, request);
  };
}
