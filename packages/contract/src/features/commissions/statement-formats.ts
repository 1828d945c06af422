import { call, featureEndpoints, lookup, rowFields } from "@portico/endpoints";
import { carrierFilter } from "../../filters.ts";
import { statementAdminAccess } from "./statements.ts";

/** The maximum size of a sample file, in bytes: about 50,000 lines. */
export const maxSampleBytes = 4 * 1024 * 1024;

const fields = {
  ...rowFields,
  name: { label: "Name", sortable: true },
  carrierId: { label: "Carrier ID", format: "id" },
  carrier: { label: "Carrier", sortable: true },
  delimiter: { label: "Delimiter" },
  dateOrder: { label: "Dates" },
  signRule: { label: "Positive amounts" },
  loads: { label: "Loads", format: "number" },
  isEnabled: { label: "Enabled", format: "yesNo", sortable: true },
  updatedBy: { label: "Changed by", sortable: true },
  updatedDate: { label: "Changed", format: "dateTime", sortable: true },
  layout: { label: "Layout as JSON", onRequest: true },
} as const;

/** The changes of a layout. */
export const layoutHistory = {
  label: "Changes",
  rows: {
    date: { label: "Date", format: "dateTime" },
    by: { label: "By" },
    what: { label: "Changed" },
    from: { label: "Before" },
    to: { label: "After" },
  },
} as const;

/** The layouts of carriers' commission statements. */
export const statementFormatEndpoints = {
  ...featureEndpoints("statementFormats", {
    path: "/Statement/formats",
    access: statementAdminAccess,
    summary: "CSV formats: how the files of carriers' commission statements are read.",
    noun: { one: "CSV format", other: "CSV formats" },
    fileName: "csv-formats",
    fields,
    filters: { name: { kind: "text" }, carrier: carrierFilter, isEnabled: { kind: "yesNo" } },
    searchable: ["name", "carrier"],
    sort: "name",
    calls: ["create", "detail", "update", "remove"],
    detailFields: {
      ...fields,
      history: layoutHistory,
    },
    summaries: {
      detail: "Returns one CSV format with its layout and all changes of it.",
      update:
        "Changes a CSV format. Statements that are loaded or being loaded keep the layout of their load.",
    },
  }),
  "statementFormats.preview": call({
    method: "POST",
    path: "/Statement/formats/preview",
    access: statementAdminAccess,
    summary:
      "Reads a sample file and returns how its lines would be loaded. Without a layout, it suggests one. Nothing is stored.",
    upload: { field: "file", maxBytes: maxSampleBytes },
    returnsOwnData: true,
    changesNothing: true,
  }),
  "statementFormats.lookup": lookup({
    path: "/Statement/formats/simplified",
    access: statementAdminAccess,
    summary: "The enabled CSV formats.",
    fields: { id: { label: "ID", format: "id" }, name: { label: "Name" } },
    filters: {},
  }),
};
