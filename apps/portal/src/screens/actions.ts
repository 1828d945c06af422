import type { typeGuids } from "@portico/contract";

const everyFormat: ("pdf" | "xlsx" | "csv")[] = ["pdf", "xlsx", "csv"];

/** How the actions of work on rows are set up. */
interface WorkActions<Feature extends string> {
  /** What the ids of the feature's endpoints begin with. */
  readonly feature: Feature;
  readonly statuses: keyof typeof typeGuids;
  readonly tones?: Readonly<Record<string, "neutral" | "info" | "success" | "warning" | "danger">>;
  /** Who assigns rows. */
  readonly assignAccess: string;
}

/** Change Status, History, Assign and the export, over the endpoints of the contract's `workEndpoints`. */
export function workActions<const Feature extends string>({
  feature,
  statuses,
  tones = {},
  assignAccess,
}: WorkActions<Feature>) {
  return [
    {
      kind: "changeStatus",
      id: "change-status",
      label: "Change Status",
      icon: "status",
      endpoint: `${feature}.setStatuses`,
      statuses,
    },
    {
      kind: "history",
      id: "history",
      label: "History",
      icon: "history",
      endpoint: `${feature}.history`,
      tones,
      empty: "No status yet",
    },
    {
      kind: "assign",
      id: "assign",
      label: "Assign",
      icon: "assign",
      access: assignAccess,
      endpoint: `${feature}.assign`,
    },
    { kind: "export", id: "export", label: "Export", icon: "download", formats: everyFormat },
  ] as const;
}

/** New and Edit, by the form of this id. */
export function formActions<const Form extends string>(form: Form) {
  return [
    { kind: "form", id: "new", label: "New", icon: "plus", tone: "primary", form, mode: "create" },
    { kind: "form", id: "edit", label: "Edit", icon: "pencil", form, mode: "edit" },
  ] as const;
}
