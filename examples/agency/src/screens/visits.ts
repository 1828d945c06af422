import { listScreen } from "../registry.ts";
import type { Texts } from "../texts.ts";

/** What was done for clients, and what is planned. */
export const visitsScreen = (texts: Texts) => {
  const { planned, done, missed } = texts.statuses;
  return listScreen({
    id: "visits",
    path: "visits",
    title: texts.visits,
    access: "staff",
    endpoints: { list: "visits.list" },
    rowName: "name",
    filters: ["name", "treatment", "status"],
    columns: [
      "date",
      "name",
      "treatment",
      "price",
      { field: "status", tones: { [planned]: "info", [done]: "success", [missed]: "danger" } },
    ],
    selection: { mode: "many", click: "replace" },
    actions: [
      {
        kind: "form",
        id: "new",
        label: texts.add,
        icon: "plus",
        tone: "primary",
        form: "visit",
        mode: "create",
      },
      { kind: "form", id: "edit", label: texts.edit, icon: "pencil", form: "visit", mode: "edit" },
      {
        kind: "changeStatus",
        id: "status",
        label: texts.changeStatus,
        icon: "status",
        endpoint: "visits.setStatuses",
        statuses: "visit",
      },
    ],
    forms: [
      {
        id: "visit",
        create: {
          endpoint: "visits.create",
          title: texts.newVisit,
          submit: texts.save,
          success: texts.saved,
        },
        edit: {
          endpoint: "visits.update",
          load: "visits.detail",
          title: texts.editVisit,
          submit: texts.save,
          success: texts.saved,
        },
        fields: ["name", { field: "date", as: "date" }, "treatment", "price"],
      },
    ],
    footer: [{ of: "records" }, { of: "sum", field: "price" }],
    empty: texts.empty,
  });
};
