import {
  call,
  dayFilter,
  type Fields,
  featureEndpoints,
  type LookupFilter,
  rowFields,
} from "@portico/endpoints";
import { statusFilter } from "../../filters.ts";
import { offlineAppLabels as labels } from "../../offline-app-labels.ts";

/** Who can enter offline applications and see their own. */
const access = "agent view.OfflineApp|admin.OfflineApp";
const path = "/OfflineApp";

/** A filter by the ID of an agent. */
const agentIdFilter = {
  kind: "asyncSelect",
  options: "agents.lookup",
  anyOf: true,
  matchesNames: true,
} as const satisfies LookupFilter;

/** Where the consent of an application was signed. The first one, if that is true for any of its consents. */
export const consentDevices = [
  "Signed on the agent's device",
  "Signed on another device",
  "Signed on an unknown device",
] as const;

/** The fields of the list. Its annual income is the household's where the applicant has none of their own. */
const fields = {
  ...rowFields,
  statusId: { label: "Status ID", format: "id", onRequest: true },
  status: { label: "Status", format: "status", sortable: true },
  firstName: { label: "First name", sensitive: "name", sortable: true },
  middleName: { label: "Middle name", sensitive: "name", sortable: true },
  lastName: { label: "Last name", sensitive: "name", sortable: true },
  fullName: { label: "Name", sensitive: "name", onRequest: true },
  dob: { label: "Date of birth", format: "date", sensitive: "birth", sortable: true },
  carrier: { label: "Carrier", sortable: true },
  planSelected: { label: "Plan", sortable: true },
  createdDate: { label: "Created", format: "dateTime", sortable: true },
  createdByAgentId: { label: "Created by agent ID", format: "id", onRequest: true },
  createdByAgentName: { label: "Created by" },
  agentId: { label: "Assigned agent ID", format: "id" },
  assignedToAgentName: { label: "Assigned to", sortable: true },
  email: { label: "Email", sensitive: "contact", sortable: true },
  phone: { label: "Phone", format: "phone", sensitive: "contact", sortable: true },
  address: { label: "Address", sensitive: "contact" },
  city: { label: "City", onRequest: true },
  state: { label: "State", sortable: true },
  zipCode: { label: "ZIP code", onRequest: true },
  annualIncome: { label: "Annual income", format: "money", sortable: true },
  applicationId: { label: "Application ID", format: "id", onRequest: true },
  marketplaceId: { label: "Marketplace ID", isIdentifier: true, onRequest: true },
  consentDevice: { label: "Consent", format: "status" },
} as const satisfies Fields;

/** A person's fields, other than those of the list. */
const personFields = {
  sex: { label: "Sex", labels: labels.sex },
  ssnLastFour: { label: "SSN", format: "ssn" },
  migratoryStatus: { label: "Migratory status", labels: labels.migratoryStatus },
  typeOfIncome: { label: "Type of income", labels: labels.typeOfIncome },
  employerName: { label: "Employer" },
  employerPhone: { label: "Employer's phone", format: "phone", sensitive: "contact" },
} as const satisfies Fields;

/** Everything that the form shows. Card and Social Security numbers have only their last four digits. */
const detailFields = {
  ...fields,
  ...personFields,
  sourceId: { label: "Source ID", format: "id" },
  source: { label: "Source" },
  first_time_on_marketplace: { label: "First time on the Marketplace", format: "yesNo" },
  married: { label: "Married", format: "yesNo" },
  language: { label: "Language", labels: labels.language },
  county: { label: "County" },
  accountingServiceRequested: { label: "Accounting service requested", format: "yesNo" },
  residenceCardNumber: { label: "Residence card number", sensitive: "ssn" },
  totalMembers: { label: "Family size", format: "number" },
  applyingForCoverage: { label: "Applying for coverage", format: "number" },
  annualHouseholdIncome: { label: "Annual household income", format: "money" },
  offlineAppMembers: {
    label: "Household members",
    rows: {
      id: { label: "ID", format: "id" },
      relation: { label: "Relation", labels: labels.relation },
      firstName: { label: "First name", sensitive: "name" },
      middleName: { label: "Middle name", sensitive: "name" },
      lastName: { label: "Last name", sensitive: "name" },
      dob: { label: "Date of birth", format: "date", sensitive: "birth" },
      ...personFields,
      annualIncome: { label: "Annual income", format: "money" },
      apply: { label: "Applies for coverage", format: "yesNo" },
    },
  },
  carrierId: { label: "Carrier ID", format: "id" },
  monthlyPayment: { label: "Monthly payment", format: "money" },
  cardBrand: { label: "Card", labels: labels.cardBrand },
  cardLastFour: { label: "Card ends in", sensitive: "card" },
  cardExpDate: { label: "Expiration", sensitive: "card" },
  cardFirstName: { label: "First name on card", sensitive: "card" },
  cardMiddleName: { label: "Middle name on card", sensitive: "card" },
  cardLastName: { label: "Last name on card", sensitive: "card" },
} as const satisfies Fields;

/** Applications that agents fill in for people on paper or on the phone. */
export const offlineAppEndpoints = {
  ...featureEndpoints("offlineApp", {
    path,
    access,
    summary: "Offline applications: paper and phone applications for coverage.",
    noun: { one: "application", other: "applications" },
    fileName: "offline-applications",
    fields,
    detailFields,
    filters: {
      name: { kind: "text", field: "fullName", label: "Name" },
      fromCreatedDate: dayFilter("createdDate", "from", "From Created Date"),
      toCreatedDate: dayFilter("createdDate", "to", "To Created Date"),
      assignedTo: { ...agentIdFilter, field: "agentId", label: "Assigned To" },
      createdBy: { ...agentIdFilter, field: "createdByAgentId", label: "Created By" },
      status: statusFilter("offlineStatus"),
      consentDevice: { kind: "choice", values: consentDevices, anyOf: true },
    },
    searchable: ["fullName", "phone", "email", "zipCode"],
    sort: "-createdDate",
    calls: ["create", "detail", "update", "summary", "setStatus", "setStatuses"],
    summaries: {
      create: "Submits an application. Its CVV is checked and discarded.",
      update: "Updates an application. A Social Security or card number that isn't sent stays unchanged.",
      setStatus: "Assigns, submits or voids an application. A change that is not allowed returns 409.",
      setStatuses: "Assigns, submits or voids applications. If one fails, none change.",
    },
  }),
  "offlineApp.history": call({
    method: "GET",
    path: `${path}/:id/status`,
    access,
    summary: "Returns the status history of an application. The last entry is the current status.",
    fields: {
      userName: { label: "Created by" },
      createDate: { label: "Created date", format: "dateTime" },
      status: { label: "Status", format: "status" },
      agentName: { label: "Assigned to" },
    },
  }),
  "offlineApp.perDay": call({
    method: "GET",
    path: `${path}/perDay`,
    access,
    summary: "Counts the applications created on each of the last 30 days, by status.",
  }),
  "offlineApp.duplicates": call({
    method: "POST",
    path: `${path}/duplicates`,
    access,
    summary: "Finds applications of the same person, by name and date of birth or by phone. Changes nothing.",
    changesNothing: true,
    fields: { fullName: { label: "Name", sensitive: "name" } },
  }),
  "offlineApp.reveal": call({
    method: "POST",
    path: `${path}/:id/reveal`,
    access,
    summary:
      "Returns a full Social Security number. Who saw it and why is recorded in the audit log. Each user can do so a limited number of times in an hour and a day; beyond it, a 429 says when again.",
    reveals: true,
    fields: { ssn: { label: "SSN", format: "ssn", sensitive: "ssn" } },
  }),
  "offlineApp.purgeCards": call({
    method: "POST",
    path: `${path}/purgeCards`,
    access: "administrator",
    summary: "Deletes the payment cards of applications.",
  }),
};
