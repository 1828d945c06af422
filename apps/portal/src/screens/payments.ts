import { typeGuids } from "@portico/contract";
import { type ListScreen, listScreen } from "@portico/portal-config";
import { exportAction, type Tones } from "./actions.ts";

/** The colors of batch statuses. */
export const batchTones = {
  Open: "info",
  Posted: "warning",
  Paid: "success",
  Void: "neutral",
} as const satisfies Tones;

/** The fields of a payment that an administrator enters. */
export const enteredPaymentFields = [
  {
    field: "typeId" as const,
    label: "Type",
    hint: "Adjustment, Bonus or Override",
    options: { lookup: "types.lookup", params: { typeGuid: typeGuids.paymentType } },
    width: "half" as const,
  },
  { field: "amount" as const, as: "money" as const, width: "half" as const, hint: "Negative for deductions" },
  { field: "carrierId" as const, label: "Carrier", options: { lookup: "carriers.lookup" } },
  { field: "comment" as const, as: "textArea" as const },
];

const admin = "admin.AgentPayment";
type Form = Extract<NonNullable<ListScreen["actions"]>[number], { kind: "form" }>;
const isEntered: Pick<Form, "when" | "why"> = {
  when: {
    all: [
      { field: "batchStatus", is: "equal", value: "Open" },
      { field: "typePayment", is: "in", value: ["Adjustment", "Bonus", "Override"] },
    ],
  },
  why: "Only adjustments, bonuses and overrides of open batches can be changed.",
};

/** Payments to agents. */
export const payments = listScreen({
  id: "payments",
  path: "commissions/payment",
  title: "Agent Payment",
  access: "agent view.AgentPayment|admin.AgentPayment",
  navigation: { section: "commission", order: 2 },
  endpoints: { list: "payments.list" },
  rowName: "paymentNumber",
  filters: [
    "agent",
    "carrier",
    "paymentTypeId",
    "batchName",
    "batchStatusId",
    { kind: "dateRange", from: "fromDate", to: "toDate", label: "Paid" },
  ],
  header: [{ kind: "custom", name: "paymentSummaries" }],
  columns: [
    "name",
    "carrier",
    "typePayment",
    "batchName",
    { field: "batchStatus", tones: batchTones },
    "amount",
    "month",
    "year",
    "paymentDate",
    "paymentNumber",
    { field: "lines", hidden: true },
    { field: "comment", hidden: true },
  ],
  pageSizes: [10, 50, 100],
  selection: { mode: "one", click: "toggle" },
  actions: [
    {
      kind: "link",
      id: "batches",
      label: "Batches",
      icon: "link",
      access: admin,
      needs: "nothing",
      to: "commissions/batches",
    },
    {
      kind: "form",
      id: "edit",
      label: "Edit",
      icon: "pencil",
      access: admin,
      form: "payment",
      mode: "edit",
      ...isEntered,
    },
    {
      kind: "confirm",
      id: "remove",
      label: "Remove",
      icon: "trash",
      tone: "danger",
      access: admin,
      needs: "one",
      endpoint: "payments.remove",
      question: "Remove this payment?",
      text: "The payment is removed from its batch. Its history remains.",
      success: "Payment removed",
      ...isEntered,
    },
    {
      kind: "custom",
      id: "statement",
      label: "Statement",
      icon: "note",
      needs: "nothing",
      name: "agentCommissionStatement",
    },
    exportAction(),
  ],
  rowActions: [
    {
      kind: "link",
      id: "lines",
      label: "Lines",
      icon: "eye",
      to: "commissions/payment/lines",
      filters: {
        paymentNumber: "paymentNumber",
        carrier: "carrier",
        paymentTypeId: "typeId",
        month: "month",
        year: "year",
      },
      when: { field: "typePayment", is: "in", value: ["Commission", "Chargeback"] },
      why: "This payment was entered. It has no statement lines.",
    },
    { kind: "link", id: "slip", label: "Slip", icon: "note", to: "commissions/slips/:paymentNumber" },
  ],
  forms: [
    {
      id: "payment",
      edit: {
        endpoint: "payments.update",
        title: "Edit payment",
        submit: "Update",
        success: "Changes saved",
        failure: "Error saving changes {message}",
      },
      fields: enteredPaymentFields,
    },
  ],
  footer: [{ of: "records" }, { of: "sum", field: "amount" }],
  empty: "No Data",
  notLoaded: "Payments haven't loaded?",
});
