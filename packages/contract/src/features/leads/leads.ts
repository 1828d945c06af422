import { call, dayFilter, featureEndpoints, rowFields } from "@portico/endpoints";
import { statusFilter } from "../../filters.ts";
import { mappedTableChoices, tableBody, tableConfirmations, uploadCounts } from "../../uploads.ts";

const assignAccess = "agent admin.Lead";

const leadList = featureEndpoints("leads", {
  path: "/Leads",
  access: "agent view.Lead|admin.Lead",
  assignAccess,
  summary: "Leads with their dispositions.",
  noun: { one: "lead", other: "leads" },
  fields: {
    ...rowFields,
    agentId: { label: "Agent ID", format: "id" },
    agentName: { label: "Assigned To", sortable: true },
    phone: { label: "Phone", format: "phone", sensitive: "contact", sortable: true },
    contactName: { label: "Contact name", sensitive: "name", sortable: true },
    dob: { label: "Date of birth", format: "date", sensitive: "birth", sortable: true },
    age: { label: "Age", format: "number", sensitive: "birth", sortable: true },
    address: { label: "Address", sensitive: "contact" },
    city: { label: "City" },
    state: { label: "State" },
    zipCode: { label: "ZIP code" },
    plan: { label: "Plan" },
    statusId: { label: "Status ID", format: "id" },
    statusName: { label: "Status", format: "status", sortable: true },
    statusDate: { label: "Status date", format: "dateTime", sortable: true },
    firstName: { label: "First name", sensitive: "name" },
    middleName: { label: "Middle name", sensitive: "name" },
    lastName: { label: "Last name", sensitive: "name" },
    sex: { label: "Sex" },
    createdDate: { label: "Created", format: "dateTime", sortable: true },
  },
  filters: {
    name: { kind: "text", field: "contactName", label: "Name" },
    phone: { kind: "text" },
    assignedToAgentId: {
      kind: "asyncSelect",
      field: "agentId",
      label: "Assigned To",
      options: "agents.lookup",
      anyOf: true,
      matchesNames: true,
    },
    status: { ...statusFilter("leadStatus"), field: "statusName" },
    statusDateFrom: dayFilter("statusDate", "from", "Status set on or after"),
    statusDateTo: dayFilter("statusDate", "to", "Status set on or before"),
  },
  searchable: ["contactName", "phone", "zipCode"],
  sort: "-createdDate",
  takesFollowUp: true,
  calls: ["detail", "update", "summary", "history", "patchStatus", "setStatuses", "assign"],
  summaries: { patchStatus: "Sets the disposition of a lead. An empty `statusId` clears it." },
});

/** People who may want insurance, whom agents call. */
export const leadEndpoints = {
  ...leadList,
  "leads.upload": call({
    method: "POST",
    path: "/Leads/upload",
    access: assignAccess,
    summary:
      "Imports a CSV or XLSX file of leads, sent as the body. By default, nothing is imported if any row has an error. Phone numbers that already exist are reported and left unchanged. A new lead with a call-back date and an agent gets a follow-up.",
    rawBody: tableBody,
    confirmations: tableConfirmations,
    choices: mappedTableChoices,
    fields: {
      readRows: uploadCounts.readRows,
      newRows: uploadCounts.newRows,
      existingRows: { label: "Already existing", format: "number" },
      followUps: { label: "Follow-ups", format: "number" },
      refusedRows: uploadCounts.refusedRows,
      warningRows: uploadCounts.warningRows,
    },
  }),
};
