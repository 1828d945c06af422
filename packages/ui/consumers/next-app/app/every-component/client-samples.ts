import { createElement } from "react";

const nothing = () => undefined;
const button = createElement("button", { type: "button" }, "Open");
const onOpenChange = nothing;

/** The props of components that need a function, so that only client components can use them. By name. */
export const clientSamples: Readonly<Record<string, object>> = {
  AssignDialog: { isOpen: true, search: async () => [], count: 3, onOpenChange },
  Combobox: { label: "Agent", value: null, search: async () => [], onChange: nothing },
  CommandPalette: { isOpen: true, groups: [], onOpenChange },
  ConfirmDialog: { isOpen: true, title: "Void?", confirmLabel: "Void", onConfirm: nothing },
  DataTable: {
    label: "Policies",
    columns: [{ id: "id", header: "Policy", cell: () => "FL-1" }],
    rows: [{}],
    rowId: () => "1",
  },
  DetailPanel: { isOpen: true, title: "FL-1", onOpenChange },
  Dialog: { isOpen: true, title: "Change status", onOpenChange },
  FailureNote: { failure: { text: "The server did not answer." } },
  FilterControl: {
    filter: { kind: "text", name: "name", label: "Name" },
    values: {},
    debounce: 0,
    onPatch: nothing,
  },
  LeaveGuard: { hasUnsavedChanges: false },
  MarkAll: { selectedIds: new Set(), pageIds: ["1"], matching: 1, onSelectionChange: nothing },
  MaskedValue: { label: "SSN", masked: "***-**-1234", onReveal: async () => "" },
  Menu: { trigger: button, items: [] },
  MultiCombobox: { label: "Agents", value: [], search: async () => [], onChange: nothing },
  NotesPanel: { notes: [], onMakeNote: async () => undefined },
  NotesSheet: { isOpen: true, notes: [], onOpenChange },
  OrderedList: { "aria-label": "Columns", entries: [{ id: "a", label: "Agent" }], onMove: nothing },
  OrderedTable: {
    label: "Rates",
    columns: [{ id: "id", header: "Rate", cell: () => "FL-1" }],
    rows: [{}],
    rowId: () => "1",
    rowName: () => "FL-1",
    onMove: nothing,
  },
  Pager: { pageNumber: 1, pageSize: 10, totalRecords: 312, onChange: nothing },
  Popover: { trigger: button, label: "Details", children: "FL-1" },
  RepeatableEntries: { label: "Emails", entryName: String, addLabel: "Add", renderEntry: () => null },
  RichTooltip: { heading: "Why", items: ["No rows"], children: button },
  SearchBox: { label: "Search", value: "", onValueChange: nothing },
  StatusChangeDialog: { isOpen: true, statuses: [], count: 3, onOpenChange },
  Tooltip: { text: "Why", children: button },
  UploadDialog: { isOpen: true, onOpenChange, onUpload: async () => ({ text: "" }) },
  VersionConflictDialog: { isOpen: true, parts: [], onChoose: nothing, onReload: nothing, onClose: nothing },
};

/** The props of components that need a form of the form kit around them. By name. */
export const formSamples: Readonly<Record<string, object>> = {
  DependentSelect: { name: "county", label: "County", dependsOn: "state", loadOptions: async () => [] },
  DraftNotice: { draft: { isRestored: true, hasFailed: false, saveNow: nothing, discard: nothing } },
  ErrorSummary: {},
  FormEntries: {
    name: "members",
    label: "Members",
    emptyEntry: {},
    entryName: String,
    renderEntry: () => null,
    addLabel: "Add",
  },
  FormField: { name: "email", label: "Email", as: "input" },
  FormGrid: { children: "Fields" },
  FormSection: { title: "Applicant" },
  SaveBar: {},
  SectionIndex: {},
  ShowErrorsButton: {},
  Stepper: { steps: [{ id: "a", title: "Applicant", content: "Fields" }] },
  SubmitButton: { children: "Save" },
};

/** Why the other components have no sample. */
export const withoutSample: Readonly<Record<string, string>> = {
  AnchoredPopover: "It is opened at an element.",
  ColumnsMenu: "It is part of a table with a model.",
  DialogCloseButton: "It is part of a dialog.",
  Form: "It is around the samples of fields.",
  FormKitDialog: "It is a dialog with the form that is around the samples of fields.",
  FormKitProvider: "It is part of Form.",
  PageTable: "The page of payments has it.",
  TablePager: "The page of payments has it.",
};
