import { call, lookup } from "@portico/endpoints";

/** Everyone except those who are only customers. */
const access = "agent|administrator|securityadmin";

/** The figures of the dashboard. */
export const dashboardEndpoints = {
  "dashboard.get": call({
    method: "GET",
    path: "/Dashboard",
    access,
    summary:
      "Returns the policies and members of each carrier and month in a year and the year before: those in force or paid for by the carrier.",
  }),
  "dashboard.agents": lookup({
    path: "/Dashboard/agents",
    access,
    summary: "Agents by name whose figures the caller may see. With `name`, returns the first 100 matches.",
    fields: { id: { label: "ID", format: "id" }, name: { label: "Name" } },
    filters: { name: { kind: "text", label: "Name" } },
  }),
};
