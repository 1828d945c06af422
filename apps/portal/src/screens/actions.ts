import type { GenericTypeKey } from "@portico/contract";

/** What each status means. */
export type Tones = Readonly<Record<string, "neutral" | "info" | "success" | "warning" | "danger">>;
type ExportFormat = "pdf" | "xlsx" | "csv";

/** The export of the list. */
export function exportAction(formats: ExportFormat[] = ["pdf", "xlsx", "csv"]) {
  return { kind: "export", id: "export", label: "Export", icon: "download", formats } as const;
}

/** Options of `workActions`. */
export interface WorkActions<Feature extends string> {
  /** What the ids of the feature's endpoints begin with. */
  readonly feature: Feature;
  readonly statuses: GenericTypeKey;
  readonly tones?: Tones;
  /** Who assigns rows. */
  readonly assignAccess: string;
  /** @default all */
  readonly formats?: ExportFormat[];
}

/** Change Status, History, Assign and Export. */
export function workActions<const Feature extends string>({
  feature,
  statuses,
  tones = {},
  assignAccess,
  formats,
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
    exportAction(formats),
  ] as const;
}

/** New and Edit, with the form of this id. */
export function formActions<const Form extends string>(form: Form) {
  return [
    { kind: "form", id: "new", label: "New", icon: "plus", tone: "primary", form, mode: "create" },
    { kind: "form", id: "edit", label: "Edit", icon: "pencil", form, mode: "edit" },
  ] as const;
}

/** End, for rows that stay in the list after they end; `endField` is the field with the end. */
export function endAction<const Feature extends string>(feature: Feature, noun: string, endField: string) {
  return {
    kind: "confirm",
    id: "end",
    label: "End",
    icon: "check",
    needs: "one",
    when: { field: endField, is: "empty" },
    why: "It already has an end date. Edit that date.",
    endpoint: `${feature}.end`,
    question: `End this ${noun} today?`,
    success: "Changes saved",
  } as const;
}
