import { listScreen } from "@portico/portal-config";
import { exportAction, layoutsAction, uploadReview } from "./actions.ts";

/** The color of each state of an uploaded file. */
export const loadTones = {
  Waiting: "neutral",
  Loading: "info",
  Loaded: "success",
  Refused: "danger",
  Failed: "danger",
  Cancelled: "neutral",
} as const;

const counts = [
  "readRows",
  "newRows",
  "changedRows",
  "unchangedRows",
  "incompleteRows",
  "refusedRows",
  "warningRows",
] as const;

/** The uploads of policy files, and an action to upload one. */
export const uploadFiles = listScreen({
  id: "upload-files",
  path: "manage/upload",
  title: "Upload Files",
  description:
    "Import policies from carriers' files. Unless the settings say otherwise, nothing is imported if any row has an error.",
  access: "administrator",
  navigation: { section: "administration", order: 4 },
  endpoints: { list: "uploadPolicies.list" },
  filters: ["fileName", "state"],
  columns: [
    { field: "fileName", width: 220 },
    "carrier",
    { field: "state", tones: loadTones },
    ...counts,
    "createdBy",
    "createdDate",
    { field: "finishedDate", hidden: true },
  ],
  actions: [
    {
      kind: "upload",
      id: "upload",
      label: "Upload",
      icon: "upload",
      tone: "primary",
      endpoint: "uploadPolicies.upload",
      title: "Upload policies",
      accept: ".xlsx,.csv,.txt,.tsv",
      fields: [
        {
          field: "carrier",
          hint: "Needed if the file doesn't name the carrier in each row.",
          as: "select",
          options: { lookup: "carriers.lookup" },
        },
      ],
      review: uploadReview(["newRows", "changedRows", "incompleteRows"]),
    },
    layoutsAction("administrator"),
    exportAction(["xlsx", "csv"]),
  ],
  rowActions: [{ kind: "detail", id: "view", label: "View", icon: "eye" }],
  detail: {
    as: "sheet",
    title: "Upload",
    titleField: "fileName",
    endpoint: "uploadPolicies.detail",
    fields: [
      ...(["fileName", "carrier"] as const),
      { field: "state", tones: loadTones },
      "message",
      ...counts,
      ...(["createdBy", "createdDate", "finishedDate"] as const),
    ],
    tables: [
      { field: "problems", empty: "No errors" },
      { field: "warnings", empty: "No warnings" },
    ],
    empty: "No Data",
  },
  empty: "No Data",
});
