import { call, featureEndpoints, rowFields } from "@portico/endpoints";
import { carrierFilter } from "../filters.ts";
import { layoutKinds } from "../layouts/layout-kinds.ts";
import { maxSpreadsheetBytes } from "../uploads.ts";
import { layoutHistory } from "./commissions/statement-formats.ts";
import { uploadAccess } from "./uploads.ts";

const fields = {
  ...rowFields,
  name: { label: "Name", sortable: true },
  kind: { label: "Kind", onRequest: true },
  files: { label: "Files", sortable: true },
  carrierId: { label: "Carrier ID", format: "id" },
  carrier: { label: "Carrier", sortable: true },
  columns: { label: "Columns", format: "number", sortable: true },
  loads: { label: "Loads", format: "number" },
  isEnabled: { label: "Enabled", format: "yesNo", sortable: true },
  updatedBy: { label: "Changed by", sortable: true },
  updatedDate: { label: "Changed", format: "dateTime", sortable: true },
  layout: { label: "Layout as JSON", onRequest: true },
} as const;

/** The layouts of all kinds of files. Callers see those of the kinds that they may upload. */
export const fileLayoutEndpoints = {
  ...featureEndpoints("fileLayouts", {
    path: "/FileLayouts",
    access: uploadAccess,
    summary: "Layouts: which headers of uploaded files mean which column, and how their values are written.",
    noun: { one: "file layout", other: "file layouts" },
    fields,
    filters: {
      name: { kind: "text" },
      files: { kind: "choice", values: Object.values(layoutKinds).map(({ label }) => label) },
      carrier: carrierFilter,
      isEnabled: { kind: "yesNo" },
    },
    searchable: ["name", "carrier"],
    sort: "name",
    calls: ["create", "detail", "update", "remove"],
    detailFields: { ...fields, history: layoutHistory },
    summaries: {
      detail: "Returns one file layout with all changes of it.",
      update: "Changes a file layout. Files that are loaded or being loaded keep the layout of their upload.",
    },
  }),
  "fileLayouts.preview": call({
    method: "POST",
    path: "/FileLayouts/preview",
    access: uploadAccess,
    summary:
      "Reads a sample file and returns its columns, and for statements how its lines would be loaded. Without a layout, it suggests one. Nothing is stored.",
    upload: { field: "file", maxBytes: maxSpreadsheetBytes },
    returnsOwnData: true,
    changesNothing: true,
  }),
};
