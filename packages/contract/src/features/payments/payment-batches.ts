import { call, dayFilter, featureEndpoints, rowFields } from "@portico/endpoints";
import { statusFilter } from "../../filters.ts";

const access = "agent admin.AgentPayment";
const path = "/PaymentBatches";
const change = { method: "POST", access, isVersioned: true } as const;

/** Batches of payments to agents. */
export const paymentBatchEndpoints = {
  ...featureEndpoints("paymentBatches", {
    path,
    access,
    summary: "Batches of payments to agents.",
    noun: { one: "payment batch", other: "payment batches" },
    fields: {
      ...rowFields,
      name: { label: "Name", sortable: true },
      status: { label: "Status", format: "status", sortable: true },
      agents: { label: "Agents", format: "number" },
      lines: { label: "Lines", format: "number" },
      amount: { label: "Amount", format: "money" },
      paymentDate: { label: "Paid on", format: "date", sortable: true },
      createdBy: { label: "Created by" },
      createdDate: { label: "Created", format: "dateTime", sortable: true },
    },
    filters: {
      name: { kind: "text" },
      status: statusFilter("paymentBatchStatus"),
      from: dayFilter("createdDate", "from", "Created on or after"),
      to: dayFilter("createdDate", "to", "Created on or before"),
    },
    searchable: ["name"],
    sort: "-createdDate",
    calls: ["create", "history"],
    summaries: {
      create: "Creates an open batch from the unpaid statement lines that match.",
    },
  }),
  "paymentBatches.preview": call({
    method: "POST",
    path: `${path}/preview`,
    access,
    summary: "Returns what a batch would pay by agent and carrier. Changes nothing.",
    changesNothing: true,
  }),
  "paymentBatches.post": call({ ...change, path: `${path}/:id/post`, summary: "Posts an open batch." }),
  "paymentBatches.pay": call({
    ...change,
    path: `${path}/:id/pay`,
    summary: "Marks a posted batch as paid today.",
  }),
  "paymentBatches.void": call({
    ...change,
    path: `${path}/:id/void`,
    summary: "Voids an open or posted batch. Its lines can be paid by later batches.",
  }),
  "paymentBatches.addPayment": call({
    ...change,
    path: `${path}/:id/payments`,
    summary: "Adds an adjustment, bonus or override to an open batch.",
  }),
};
