import { featureEndpoints, rowFields } from "@portico/endpoints";

/** The entries of the deployment's configuration. */
export const generalConfigEndpoints = featureEndpoints("generalConfig", {
  path: "/GeneralConfig",
  access: "administrator",
  summary:
    "Configuration entries. Never returns the values of secrets. Screens are at /GeneralConfig/screens.",
  noun: { one: "configuration entry", other: "configuration entries" },
  fileName: "configuration",
  fields: {
    ...rowFields,
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
  calls: ["create", "detail", "update", "remove"],
  summaries: {
    update: "Updates a configuration entry. A secret keeps its value if none is sent.",
    remove: "Deletes a configuration entry. The setting returns to its default.",
  },
});
