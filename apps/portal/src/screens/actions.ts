import type { GenericTypeKey, NoteEntity } from "@portico/contract";

/** The color of each status. */
export type Tones = Readonly<Record<string, "neutral" | "info" | "success" | "warning" | "danger">>;
type ExportFormat = "pdf" | "xlsx" | "csv";

/**
 * The Export action.
 * @param failure the error message, with `{message}` for the reason
 */
export function exportAction(formats: ExportFormat[] = ["pdf", "xlsx", "csv"], failure?: string) {
  return {
    kind: "export",
    id: "export",
    label: "Export",
    icon: "download",
    formats,
    ...(failure !== undefined && { failure }),
  } as const;
}

/**
 * The Notes action, for the notes on a row.
 * @param idField the field with the id of the record
 */
export function notesAction<const IdField extends string = "id">(entity: NoteEntity, idField?: IdField) {
  return {
    kind: "notes",
    id: "notes",
    label: "Notes",
    icon: "note",
    entity,
    ...(idField && { idField }),
  } as const;
}

/** Options of `workActions`. */
export interface WorkActions<Feature extends string> {
  /** The feature whose endpoints are used, such as `policies`. */
  readonly feature: Feature;
  readonly statuses: GenericTypeKey;
  readonly tones?: Tones;
  /** The access that is required to assign rows. */
  readonly assignAccess: string;
  /** @default all formats */
  readonly formats?: ExportFormat[];
}

/** Returns the History action. */
export function historyAction<const Feature extends string>(feature: Feature, tones: Tones = {}) {
  return {
    kind: "history",
    id: "history",
    label: "History",
    icon: "history",
    endpoint: `${feature}.history`,
    tones,
    empty: "No status yet",
  } as const;
}

/** Shown in place of the agent of a row that is assigned to nobody. */
export const unassigned = "Unassigned";

/** Returns the Assign action. `access` is required to assign rows. */
export function assignAction<const Feature extends string>(feature: Feature, access: string) {
  return {
    kind: "assign",
    id: "assign",
    label: "Assign",
    icon: "assign",
    access,
    endpoint: `${feature}.assign`,
  } as const;
}

/** Returns the actions of screens whose rows have a status: Change Status, History, Assign and Export. */
export function workActions<const Feature extends string>({
  feature,
  statuses,
  tones,
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
    historyAction(feature, tones),
    assignAction(feature, assignAccess),
    exportAction(formats),
  ] as const;
}

/**
 * Returns New and Edit, which open the form with this id.
 * @param noun follows both in the labels: "New Agent"
 */
export function formActions<const Form extends string>(form: Form, noun = "") {
  const label = (verb: string) => `${verb} ${noun}`.trimEnd();
  return [
    { kind: "form", id: "new", label: label("New"), icon: "plus", tone: "primary", form, mode: "create" },
    { kind: "form", id: "edit", label: label("Edit"), icon: "pencil", form, mode: "edit" },
  ] as const;
}

/** Returns End, which sets the end date of a row. `endField` is the field with that date. */
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

/** Returns Go Back, a link to the list that the page belongs to. `to` is its path below `/portal/`. */
export function goBack<const To extends string>(to: To) {
  return { kind: "link", id: "back", label: "Go Back", icon: "link", needs: "nothing", to } as const;
}

/** Returns File Layouts, a link to the layouts of uploaded files. `access` is that of the upload next to it. */
export function layoutsAction<const Access extends string>(access: Access) {
  return {
    kind: "link",
    id: "layouts",
    label: "File Layouts",
    icon: "link",
    needs: "nothing",
    access,
    to: "manage/file-layouts",
  } as const;
}

/**
 * Returns the calls with which an upload of any kind is shown before it is loaded.
 * @param counts those that the button to confirm names
 */
export function uploadReview<const Count extends string>(counts: readonly Count[]) {
  const calls = { rows: "uploads.rows", file: "uploads.file", confirm: "uploads.confirm" } as const;
  return { ...calls, counts: [...counts] };
}
