import { call, dayFilter, type Fields, list, rowFields } from "@portico/endpoints";
import { agentFilter, carrierFilter } from "../../filters.ts";
import { mappedTableChoices, maxSpreadsheetBytes, tableConfirmations, uploadCounts } from "../../uploads.ts";

const path = "/application";
/** Agents, who work with applications. */
const access = "agent view.Application|admin.Application";
/** Agents, and customers, who see only their own application. */
const withCustomers = "customer|agent customer|view.Application|admin.Application";

/** The maximum size of a text file with application IDs, in bytes. A spreadsheet can be larger. */
export const maxApplicationText = 2 * 1024 * 1024;

const fields = {
  ...rowFields,
  id: { label: "ID", format: "id", idType: "text" },
  exchangeAssignedId: { label: "Application ID", isIdentifier: true, sortable: true },
  snapshotDate: { label: "Fetched", format: "dateTime", sortable: true },
  customerName: { label: "Customer", sensitive: "name", onRequest: true },
  userFirstName: { label: "First name", sensitive: "name", sortable: true },
  userLastName: { label: "Last name", sensitive: "name", sortable: true },
  userEmail: { label: "Email", sensitive: "contact", sortable: true },
  userPhone: { label: "Phone", format: "phone", sensitive: "contact" },
  userAddress: { label: "Address", sensitive: "contact" },
  userAddressCity: { label: "City" },
  userAddressCounty: { label: "County" },
  userAddressStateCode: { label: "State", sortable: true },
  userAddressZipCode: { label: "ZIP code" },
  planName: { label: "Plan", sortable: true },
  carrierName: { label: "Carrier", sortable: true },
  agentName: { label: "Agent of record", sortable: true },
  agentSaleName: { label: "Sales agent", sortable: true },
  eligibilityAPTCElected: { label: "Elected credit", format: "money", sortable: true },
  enrollmentDate: { label: "Enrolled", format: "date", sortable: true },
  // In JSON always (specification, part 2, section 7).
  rawJSON: { label: "Data", sensitive: "contact", exportOnRequest: true },
} as const satisfies Fields;

const customerFields = { email: { label: "Email", sensitive: "contact" } } as const satisfies Fields;

/** Applications at the government marketplace. */
export const applicationEndpoints = {
  "application.list": list({
    path,
    access,
    summary: "Marketplace applications, as they were last fetched.",
    noun: { one: "application", other: "applications" },
    fileName: "marketplace-applications",
    fields,
    filters: {
      customerName: { kind: "text", label: "Customer name" },
      planName: { kind: "text" },
      carrier: { ...carrierFilter, field: "carrierName" },
      agentSale: { ...agentFilter, field: "agentSaleName", label: "Sales agent" },
      agentOnRecord: { ...agentFilter, field: "agentName", label: "Agent on record" },
      fromEnrollmentDate: dayFilter("enrollmentDate", "from", "Enrolled on or after"),
      toEnrollmentDate: dayFilter("enrollmentDate", "to", "Enrolled on or before"),
    },
    searchable: ["customerName", "userPhone", "userEmail", "exchangeAssignedId", "userAddressZipCode"],
    sort: "-snapshotDate",
  }),
  "application.detail": call({
    method: "GET",
    path: `${path}/:id`,
    access: withCustomers,
    summary: "Returns an application by its Marketplace ID. Customers see only their own.",
    fields: { raw: { label: "Marketplace data", sensitive: "contact" } },
  }),
  "application.consumer": call({
    method: "POST",
    path: `${path}/consumer`,
    access,
    summary: "Starts an application at the Marketplace for a person.",
  }),
  "application.consents": call({
    method: "GET",
    path: `${path}/consents`,
    access,
    summary: "Lists consents that applicants gave and that cover a new application, newest first.",
    fields: { fullName: { label: "Name", sensitive: "name" } },
  }),
  "application.redirect": call({
    method: "GET",
    path: `${path}/redirect`,
    access: withCustomers,
    summary:
      "Returns where to continue at the Marketplace, a token for it, and the address to return to. The token lasts five minutes.",
  }),
  "application.update": call({
    method: "GET",
    path: `${path}/:id/update`,
    access: withCustomers,
    hasEffects: true,
    summary: "Fetches an application again from the Marketplace, and returns what changed.",
  }),
  "application.updateAll": call({
    method: "POST",
    path: `${path}/update`,
    access,
    summary: "Fetches all applications that match the filters again, in a job.",
  }),
  "application.upload": call({
    method: "POST",
    path: `${path}/UploadCSV`,
    access: "agent load.application",
    summary:
      "Loads the applications in a CSV or XLSX file with the columns FFMApplicationID and State, in a job. Existing ones are fetched again only with `overwrite`.",
    upload: { field: "file", maxBytes: maxSpreadsheetBytes },
    confirmations: tableConfirmations,
    choices: mappedTableChoices,
    fields: uploadCounts,
  }),
  "application.uploadOutcomes": call({
    method: "GET",
    path: `${path}/UploadCSV/:id`,
    access: "agent load.application",
    returnsOwnData: true,
    summary: "Returns what happened with each row of an uploaded file of the caller.",
  }),
  "application.plans": call({
    method: "POST",
    path: `${path}/:id/plans/search`,
    access: withCustomers,
    summary:
      "Returns a page of the plans for an application, or for some of its applicants. Changes nothing.",
    changesNothing: true,
  }),
  "application.plan": call({
    method: "POST",
    path: `${path}/:id/plans/:planId`,
    access: withCustomers,
    summary: "Returns a plan, priced for an application or for some of its applicants. Changes nothing.",
    changesNothing: true,
  }),
  "application.submit": call({
    method: "POST",
    path: `${path}/:id/submit`,
    access: withCustomers,
    summary:
      "Enrolls the groups of an application in their plans. Submitting the same groups again changes nothing.",
  }),
  "application.customer": call({
    method: "GET",
    path: `${path}/:id/customer`,
    access,
    summary:
      "Returns the email of the customer's account. Deprecated: use the POST, which also sends the link. This will be removed in the next release.",
    fields: customerFields,
  }),
  "application.sendCustomerLink": call({
    method: "POST",
    path: `${path}/:id/customer`,
    access,
    summary:
      "Emails the customer's account a link to set a password, and returns the email. Earlier links no longer work.",
    fields: customerFields,
  }),
};
