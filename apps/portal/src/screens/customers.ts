import { typeGuids } from "@portico/contract";
import { listScreen } from "@portico/portal-config";
import { notesAction, unassigned } from "./actions.ts";
import { fieldGroup } from "./field-group.ts";
import { sexField } from "./forms.ts";
import { workScreen } from "./work-screen.ts";

const languages = { lookup: "types.lookup", params: { typeGuid: typeGuids.language } } as const;

const tones = {
  Prospect: "info",
  Active: "success",
  Inactive: "neutral",
  "Do Not Contact": "danger",
} as const;

/** Customers whom the user created or was assigned, or all of them. */
export const customers = listScreen({
  id: "customers",
  path: "customerManage",
  title: "Customers",
  access: "agent view.Customer|admin.Customer",
  navigation: { section: "customer", label: "Customer" },
  rowName: "fullName",
  filters: ["name", "email", "phone", "status"],
  ...workScreen({
    feature: "customers",
    statuses: "customerStatus",
    tones,
    assignAccess: "admin.Customer",
    followUp: "followUps.addToCustomer",
    columns: [
      "fullName",
      "email",
      "phone",
      "dob",
      "sex",
      "status",
      { field: "spokenLanguage", header: "Spoken language" },
      { field: "mailLanguage", header: "Mail language" },
      "usCitizen",
      { field: "agent", empty: unassigned, hidden: true },
      { field: "createdDate", hidden: true },
    ],
    form: [
      { field: "firstName", width: "half" },
      { field: "middleName", width: "half" },
      { field: "lastName", width: "half" },
      { field: "dob", as: "dateOfBirth", width: "half" },
      sexField,
      { field: "phone", width: "half" },
      { field: "email", width: "half" },
      { field: "statusId", width: "half" },
      { field: "tglanguageSpkid", label: "Preferred spoken language", options: languages, width: "half" },
      { field: "tglanguageMailId", label: "Preferred mail language", options: languages, width: "half" },
      "usCitizen",
      { field: "comment", as: "textArea" },
    ],
    success: { create: "New Customer created successfully!", edit: "Changes saved successfully!" },
    moreActions: [
      notesAction("customer"),
      { kind: "custom", id: "quote", label: "Quote", icon: "eye", needs: "one", name: "customerQuote" },
    ],
  }),
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    as: "sheet",
    path: "customerManage/:id",
    title: "Customer",
    titleField: "phone",
    personFields: ["fullName"],
    endpoint: "customers.detail",
    fields: [
      ...fieldGroup("Status and contact", [
        { field: "status", tones },
        ...(["phone", "email"] as const),
        { field: "agent", empty: unassigned },
      ]),
      ...fieldGroup("Person", [
        ...(["dob", "sex", "usCitizen"] as const),
        { field: "spokenLanguage", header: "Spoken language" },
        { field: "mailLanguage", header: "Mail language" },
      ]),
      ...fieldGroup("Customer", ["createdDate", "comment"]),
    ],
    notes: { entity: "customer" },
    history: { endpoint: "customers.history", tones },
    empty: "No Data",
  },
  empty: "No Data",
});
