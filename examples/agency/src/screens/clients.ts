import { listScreen } from "../registry.ts";
import type { Texts } from "../texts.ts";

/** The clients of the practice. */
export const clientsScreen = (texts: Texts) =>
  listScreen({
    id: "clients",
    path: "clients",
    title: texts.clients,
    access: "staff",
    endpoints: { list: "clients.list" },
    rowName: "name",
    filters: ["name"],
    columns: ["name", "phone", "birthDate"],
    selection: { mode: "one", click: "replace" },
    actions: [
      {
        kind: "form",
        id: "new",
        label: texts.add,
        icon: "plus",
        tone: "primary",
        form: "client",
        mode: "create",
      },
      { kind: "form", id: "edit", label: texts.edit, icon: "pencil", form: "client", mode: "edit" },
    ],
    forms: [
      {
        id: "client",
        create: {
          endpoint: "clients.create",
          title: texts.newClient,
          submit: texts.save,
          success: texts.saved,
        },
        edit: {
          endpoint: "clients.update",
          load: "clients.detail",
          title: texts.editClient,
          submit: texts.save,
          success: texts.saved,
        },
        fields: ["name", { field: "phone", as: "phone" }, { field: "birthDate", as: "date" }],
      },
    ],
    footer: [{ of: "records" }],
    empty: texts.empty,
  });
