import { listScreen } from "@portico/portal-config";
import { exportAction, goBack, historyAction } from "./actions.ts";
import { batchTones, enteredPaymentFields } from "./payments.ts";

const isOpen = { when: { field: "status", is: "equal", value: "Open" } } as const;

/** Batches of payments to agents. */
export const paymentBatches = listScreen({
  id: "payment-batches",
  path: "commissions/batches",
  title: "Payment Batches",
  access: "agent admin.AgentPayment",
  endpoints: { list: "paymentBatches.list" },
  rowName: "name",
  filters: ["name", "status", { kind: "dateRange", from: "from", to: "to", label: "Created" }],
  columns: [
    "name",
    { field: "status", tones: batchTones },
    "agents",
    "lines",
    "amount",
    "paymentDate",
    "createdDate",
    "createdBy",
  ],
  pageSizes: [10, 50, 100],
  selection: { mode: "one", click: "toggle" },
  actions: [
    { kind: "custom", id: "new", label: "New Batch", icon: "plus", tone: "primary", name: "newPaymentBatch" },
    {
      kind: "confirm",
      id: "post",
      label: "Post",
      icon: "check",
      needs: "one",
      endpoint: "paymentBatches.post",
      question: "Post this batch?",
      text: "Its payments can't be changed after that. A posted batch can still be voided until it is paid.",
      success: "Batch posted",
      why: "Only open batches can be posted.",
      ...isOpen,
    },
    {
      kind: "confirm",
      id: "pay",
      label: "Mark Paid",
      icon: "check",
      needs: "one",
      endpoint: "paymentBatches.pay",
      question: "Mark this batch as paid today?",
      text: "A paid batch is final.",
      success: "Batch marked as paid",
      when: { field: "status", is: "equal", value: "Posted" },
      why: "Only posted batches can be marked as paid.",
    },
    {
      kind: "form",
      id: "add-payment",
      label: "Add Payment",
      icon: "plus",
      form: "add-payment",
      mode: "edit",
      why: "Payments can only be added to open batches.",
      ...isOpen,
    },
    {
      kind: "form",
      id: "void",
      label: "Void",
      icon: "trash",
      tone: "danger",
      form: "void",
      mode: "edit",
      when: { field: "status", is: "in", value: ["Open", "Posted"] },
      why: "Only open and posted batches can be voided.",
    },
    historyAction("paymentBatches", batchTones),
    goBack("commissions/payment"),
    exportAction(),
  ],
  rowActions: [
    {
      kind: "link",
      id: "payments",
      label: "Payments",
      icon: "eye",
      to: "commissions/payment",
      filters: { batchName: "name" },
    },
  ],
  forms: [
    {
      id: "add-payment",
      edit: {
        endpoint: "paymentBatches.addPayment",
        startsEmpty: true,
        title: "Add payment",
        submit: "Add",
        success: "Payment added",
        failure: "Form submission error: {message}",
      },
      fields: [
        { field: "agentId", label: "Agent", as: "asyncSelect", options: { lookup: "agents.lookup" } },
        ...enteredPaymentFields,
      ],
    },
    {
      id: "void",
      edit: {
        endpoint: "paymentBatches.void",
        title: "Void batch",
        submit: "Void batch",
        success: "Batch voided",
        failure: "Error saving changes {message}",
      },
      fields: [
        {
          field: "comment",
          label: "Reason",
          as: "textArea",
          hint: "Its lines can be paid by later batches.",
        },
      ],
    },
  ],
  empty: "No Data",
  notLoaded: "Batches haven't loaded?",
});
