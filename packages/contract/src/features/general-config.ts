import { crudEndpoints } from "../builders/crud.ts";
import { list } from "../endpoint.ts";

const access = "administrator";

/** The entries that the deployment's configuration is made of. */
export const generalConfigEndpoints = {
  "generalConfig.list": list({
    path: "/GeneralConfig",
    access,
    summary:
      "Configuration entries; the value of a secret is never answered, and the documents of screens at /GeneralConfig/screens.",
    fileName: "configuration",
    fields: {
      id: { label: "ID", format: "id" },
      version: { label: "Version", format: "number" },
      group: { label: "Group", sortable: true },
      key: { label: "Key", sortable: true },
      value: { label: "Value" },
      type: { label: "Type", sortable: true },
      description: { label: "Description" },
      isSecret: { label: "Secret", format: "yesNo", sortable: true },
      updatedBy: { label: "Updated by" },
      updatedDate: { label: "Updated", format: "dateTime", sortable: true },
    },
    filters: { group: { kind: "text" }, key: { kind: "text" } },
    sort: "group,key",
  }),
  ...crudEndpoints("generalConfig", {
    path: "/GeneralConfig",
    access,
    calls: ["create", "update", "remove"],
    one: "an entry",
    summaries: {
      update: "Changes an entry; a secret whose value is left out keeps it.",
      remove: "Takes an entry away; what the product knows falls back to its default.",
    },
  }),
};
