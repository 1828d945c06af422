import {
  defaultWork,
  type Fields,
  type Filters,
  featureEndpoints,
  list,
  rowFields,
  workFields,
} from "@portico/endpoints";
import { statusFilter } from "../../filters.ts";

/** Who can see customers, and who can assign them (decisions, 29). */
const access = "agent view.Customer|admin.Customer";
const assignAccess = "agent admin.Customer";

const customerFields = {
  ...rowFields,
  fullName: { label: "Full name", sensitive: "name", sortable: true },
  email: { label: "Email", sensitive: "contact", sortable: true },
  phone: { label: "Phone", format: "phone", sensitive: "contact", sortable: true },
  dob: { label: "Date of birth", format: "date", sensitive: "birth", sortable: true },
  sex: { label: "Sex", sortable: true },
  status: workFields.status,
  tglanguageSpkid: { label: "Preferred spoken language ID", format: "id", onRequest: true },
  tglanguageMailId: { label: "Preferred mail language ID", format: "id", onRequest: true },
  usCitizen: { label: "US citizen", format: "yesNo", sortable: true },
} as const satisfies Fields;

const customerFilters = {
  name: { kind: "text", field: "fullName", label: "Name" },
  email: { kind: "text" },
  phone: { kind: "text" },
  status: statusFilter("customerStatus"),
} as const satisfies Filters<keyof typeof customerFields>;

const shared = {
  access,
  noun: { one: "customer", other: "customers" },
  filters: customerFilters,
  searchable: ["fullName", "email", "phone"],
  sort: "fullName",
} as const;

/** Customers of the agency (decisions, 18). */
export const customerEndpoints = {
  ...featureEndpoints("customers", {
    ...shared,
    path: "/Customer",
    assignAccess,
    summary: "Customers, with the names of their languages and their agent.",
    fields: {
      ...customerFields,
      spokenLanguage: { label: "Preferred spoken language" },
      mailLanguage: { label: "Preferred mail language" },
      agentId: workFields.agentId,
      agent: workFields.agent,
      statusId: { label: "Status ID", format: "id", onRequest: true },
      firstName: { label: "First name", sensitive: "name", onRequest: true },
      middleName: { label: "Middle name", sensitive: "name", onRequest: true },
      lastName: { label: "Last name", sensitive: "name", onRequest: true },
      comment: { label: "Details", onRequest: true },
      createdDate: { label: "Created", format: "dateTime", sortable: true, onRequest: true },
    },
    calls: [...defaultWork, "create", "detail", "update"],
    paths: { list: "/CustomerView" },
  }),
  "customerRecords.list": list({
    ...shared,
    path: "/Customer",
    noun: { one: "customer record", other: "customer records" },
    summary: "Customers, with the IDs of their languages.",
    fields: {
      ...customerFields,
      tglanguageSpkid: { label: "Preferred spoken language ID", format: "id" },
      tglanguageMailId: { label: "Preferred mail language ID", format: "id" },
    },
  }),
};
