import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";

/** Sample props for each component. The check is that none of them needs a browser. */
const samples: readonly (readonly [string, object])[] = [
  ["Button", { children: "Assign" }],
  ["IconButton", { label: "Edit", icon: "✎" }],
  ["TextField", { label: "Email" }],
  ["Select", { label: "State", options: [{ value: "FL", label: "Florida" }] }],
  ["Checkbox", { label: "Active only" }],
  ["Dialog", { isOpen: true, title: "Change status", onOpenChange: () => undefined }],
  ["EmptyState", { title: "No leads yet" }],
  ["ErrorState", { message: "The server did not answer." }],
  ["NameValueTable", { items: [{ name: "Policy", value: "FL-1" }] }],
  ["NotificationProvider", { children: "page" }],
  ["Pager", { pageNumber: 1, pageSize: 10, totalRecords: 312, onChange: () => undefined }],
  ["Skeleton", {}],
  ["Avatar", { name: "Dana Whitfield" }],
  ["Combobox", { label: "Agent", value: null, search: async () => [], onChange: () => undefined }],
  ["ConfirmDialog", { isOpen: true, title: "Void?", confirmLabel: "Void", onConfirm: () => undefined }],
  ["FileDrop", { label: "File", accept: ".csv", onFileChange: () => undefined }],
  ["FilterBar", { filters: [{ kind: "month", name: "month", label: "Month" }], values: { month: "3" } }],
  ["HistoryDialog", { isOpen: true, entries: [], onOpenChange: () => undefined }],
  ["Menu", { trigger: createElement("button", { type: "button" }), items: [] }],
  ["NotesPanel", { notes: [], onMakeNote: async () => undefined }],
  ["NotesSheet", { isOpen: true, notes: [], onOpenChange: () => undefined }],
  ["Progress", { label: "Uploading", value: 52 }],
  ["Sheet", { isOpen: true, title: "Details", onOpenChange: () => undefined }],
  ["StatusChangeDialog", { isOpen: true, statuses: [], count: 3, onOpenChange: () => undefined }],
  ["AssignDialog", { isOpen: true, search: async () => [], count: 3, onOpenChange: () => undefined }],
  ["Tabs", { label: "Policy", tabs: [{ id: "a", label: "A", content: "…" }], selectedId: "a" }],
  ["TextArea", { label: "Comment" }],
  ["Timeline", { entries: [{ id: "1", title: "Effectuated", at: "2026-03-01" }] }],
  ["Toolbar", { label: "Actions", selectedCount: 3, children: null }],
  ["Tooltip", { text: "Why", children: createElement("button", { type: "button" }) }],
  ["UploadDialog", { isOpen: true, onOpenChange: () => undefined, onUpload: async () => ({ text: "" }) }],
  ["StatusBadge", { children: "Active" }],
  [
    "DataTable",
    {
      label: "Policies",
      columns: [{ id: "id", header: "Policy", cell: () => "FL-1" }],
      rows: [{}],
      rowId: () => "1",
    },
  ],
];

/** Returns the components that fail to render under Node, where there is no `window`. */
export async function checkServerRender(dir: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(pathToFileURL(join(dir, "dist/index.js")).href);
  return samples.flatMap(([name, props]) => {
    try {
      renderToString(createElement(exported[name] as FunctionComponent<object>, props));
      return [];
    } catch (error) {
      return [
        `${name} cannot be drawn on a server: ${error instanceof Error ? error.message : String(error)}`,
      ];
    }
  });
}
