import { listScreen } from "@portico/portal-config";
import { exportAction } from "./actions.ts";

const tones = { New: "info", "In Review": "warning", Done: "success" } as const;

/** Online applications of consumers. */
export const consumerRecords = listScreen({
  id: "consumer-records",
  path: "form/consumer",
  title: "Consumer Records",
  access: "agent view.OfflineApp|admin.OfflineApp",
  navigation: { section: "offline-form", label: "Consumers", order: 3 },
  endpoints: { list: "ncba.list" },
  rowName: "fullName",
  filters: ["name", "status", { kind: "dateRange", from: "from", to: "to", label: "Created" }],
  columns: ["fullName", "phone", "email", "state", { field: "status", tones }, "createdDate", "createdBy"],
  selection: { mode: "none", click: "open" },
  actions: [exportAction()],
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    as: "sheet",
    path: "form/consumer/:id",
    title: "Consumer record",
    personFields: ["fullName"],
    endpoint: "ncba.detail",
    fields: [
      { field: "status", tones },
      "fullName",
      "phone",
      "email",
      "state",
      "accountNumber",
      "createdDate",
      "createdBy",
    ],
    tables: [{ field: "values", empty: "No Data" }],
    empty: "No Data",
  },
  empty: "No Data",
});
