import { call, dayFilter, type Fields, featureEndpoints, rowFields } from "@portico/endpoints";

const access = "agent view.OfflineApp|admin.OfflineApp";

const fields = {
  ...rowFields,
  createdDate: { label: "Created", format: "dateTime", sortable: true },
  createdBy: { label: "Created by" },
  status: { label: "Status", format: "status", sortable: true },
  fullName: { label: "Name", sensitive: "name" },
  phone: { label: "Phone", format: "phone", sensitive: "contact" },
  email: { label: "Email", sensitive: "contact" },
  state: { label: "State" },
  rawJSON: { label: "Data", sensitive: "contact", onRequest: true },
} as const satisfies Fields;

/** Online applications of consumers. */
export const ncbaEndpoints = {
  ...featureEndpoints("ncba", {
    path: "/Ncba",
    access,
    summary: "Online applications of consumers.",
    noun: { one: "consumer record", other: "consumer records" },
    fields,
    detailFields: {
      ...fields,
      accountNumber: { label: "Account number" },
      values: {
        label: "Values",
        rows: { name: { label: "Name" }, value: { label: "Value", sensitive: "contact" } },
      },
    },
    filters: {
      name: { kind: "text", field: "fullName", label: "Name" },
      status: { kind: "text" },
      from: dayFilter("createdDate", "from", "Created on or after"),
      to: dayFilter("createdDate", "to", "Created on or before"),
    },
    searchable: ["fullName", "phone", "email"],
    sort: "-createdDate",
    calls: ["create", "detail", "update"],
    summaries: {
      create: "Stores a record. The values in `rawJSON` have any names.",
      detail: "Returns a record, merged with the values in its `rawJSON`.",
    },
  }),
  "accountNumber.detail": call({
    method: "GET",
    path: "/AccountNumber/:id",
    access,
    summary: "Returns the masked account number of a consumer record.",
    fields: { accountNumber: { label: "Account number" } },
  }),
};
