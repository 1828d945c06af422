import { type Fields, featureEndpoints, rowFields } from "@portico/endpoints";
import { statusFilter } from "../../filters.ts";

const fields = {
  ...rowFields,
  name: { label: "Name", sensitive: "name", sortable: true },
  loginEmail: { label: "Login email", sensitive: "contact", sortable: true },
  phone: { label: "Phone", format: "phone", sensitive: "contact" },
  npn: { label: "NPN", isIdentifier: true, sortable: true },
  locationId: { label: "Location ID", format: "id" },
  locationName: { label: "Location", sortable: true },
  agentTypeId: { label: "Agent type ID", format: "id" },
  agentTypeName: { label: "Agent type", sortable: true },
  statusId: { label: "Status ID", format: "id" },
  statusName: { label: "Status", format: "status", sortable: true },
  createdDate: { label: "Created", format: "dateTime", sortable: true },
  contactId: { label: "Contact ID", format: "id" },
  "contact.firstName": { label: "First name", sensitive: "name" },
  "contact.middleName": { label: "Middle name", sensitive: "name" },
  "contact.lastName": { label: "Last name", sensitive: "name" },
} as const satisfies Fields;

/** Agents. Files are matched by the name and NPN on the agent record, not by those on the agent's profile. */
export const agentEndpoints = featureEndpoints("agent", {
  path: "/Agent",
  access: "administrator",
  summary: "Agents.",
  noun: { one: "agent", other: "agents" },
  fields,
  detailFields: {
    ...fields,
    "profile.firstName": { label: "First name on the profile", sensitive: "name" },
    "profile.middleName": { label: "Middle name on the profile", sensitive: "name" },
    "profile.lastName": { label: "Last name on the profile", sensitive: "name" },
    "profile.npn": { label: "NPN on the profile" },
  },
  filters: {
    name: { kind: "text" },
    loginEmail: { kind: "text" },
    npn: { kind: "text" },
    location: { ...statusFilter("location"), field: "locationName" },
    agentType: { ...statusFilter("agentType"), field: "agentTypeName" },
    status: { ...statusFilter("agentStatus"), field: "statusName" },
  },
  searchable: ["name", "loginEmail", "phone", "npn"],
  sort: "name",
  calls: ["detail", "save"],
});
