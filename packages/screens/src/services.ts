import type { Access, FilterValue } from "@portico/endpoints";

/**
 * The calls that a screen makes without declaring them, by their ids. A screen that needs one is invalid in an app without
 * it.
 */
export interface ScreenServices {
  /** The lookup of the people that rows can be assigned to, for actions of kind `assign`. It has the filter `name`. */
  readonly people?: string;
  /** For actions of kind `changeStatus`, and for `setsStatus`. */
  readonly statuses?: StatusService;
  /** The call that undoes a bulk change: `Undone` by the `id` of the change. Without it, changes can't be undone. */
  readonly undo?: string;
  /** For actions of kind `notes`, and for the notes of a detail. */
  readonly notes?: NoteService;
  /** For `selection.allMatching`, and for exports of selected rows. */
  readonly selections?: SelectionService;
  /** For calls that continue in the background. */
  readonly jobs?: JobService;
  /** Stores how users arrange a list. Without it, a list has its default layout on each visit. */
  readonly preferences?: PreferenceService;
  /** Stores lists under a name: their filters, order and layout. */
  readonly views?: ViewService;
}

/** The lookup of statuses: options with `id`, `name` and `code`. */
export interface StatusService {
  readonly lookup: string;
  /** The parameter of its path that takes the id of a status type. */
  readonly param: string;
  /**
   * The field with the kind of follow-up that a status promises, empty if it promises nothing. Dialogs that set such a
   * status offer one, if their call `takesFollowUp`. @default none is offered
   */
  readonly followUp?: string;
}

/** The calls on notes. */
export interface NoteService {
  /** A page of notes, `NotePage`, by `entityId` and `entityMetadataId`. */
  readonly list: string;
  /** Takes `noteBody`, `entityId`, `entityMetadataId`, and an optional file. */
  readonly create: string;
  /** The file of a note by `noteId`. */
  readonly download: string;
  /** The maximum length of a note, in characters. */
  readonly maxLength: number;
  /** The maximum size of its file, in bytes. */
  readonly maxBytes: number;
}

/** The calls on selections. */
export interface SelectionService {
  /** Selects the rows that match `NarrowedList`, or those of its `ids` that do: `Selection`. */
  readonly create: string;
  /** Returns which `ids` of `NarrowedList` no longer match: `CheckedSelection`. */
  readonly check: string;
}

/** The calls on jobs, each by `id`. */
export interface JobService {
  /** The state of a job: `JobState`. */
  readonly get: string;
  readonly cancel: string;
}

/** The calls on preferences, each by `screenId`. */
export interface PreferenceService {
  /** A call that returns the preferences for all screens, by their ids. @default each screen loads its own */
  readonly list?: string;
  /** `ScreenPreferences`; null if there are none. */
  readonly get: string;
  readonly set: string;
}

/** The calls on saved views. */
export interface ViewService {
  /** The views of all screens: `SavedView[]`. */
  readonly list: string;
  /** Takes a `ViewBody`, and returns the `SavedView`. */
  readonly create: string;
  /** The same by `id`. */
  readonly update: string;
  readonly remove: string;
  /** Who may share a view with a role. @default nobody */
  readonly share?: Access;
}

/** What a page of notes has. */
export interface NotePage {
  readonly data: readonly ScreenNote[];
  /** The number of notes on all pages. */
  readonly totalRecords: number;
  readonly totalPages: number;
}

/** A note on a record. */
export interface ScreenNote {
  readonly id: string;
  /** The name of its author; null for the system. */
  readonly createdBy: string | null;
  /** An instant in ISO 8601. */
  readonly createdDate: string;
  readonly noteBody: string;
  /** The name of its file; null if there is none. */
  readonly docName: string | null;
  /** The size of its file, in bytes. */
  readonly docSize: number | null;
}

/** A list with its filters. */
export interface NarrowedList {
  /** The id of the list. */
  readonly endpoint: string;
  readonly filters: Readonly<Record<string, string | string[]>>;
  /** The values of the parameters in its path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly ids?: string[];
}

/** Rows that were selected at one time. */
export interface Selection {
  /** A token to send instead of ids. */
  readonly selection: string;
  /** The number of rows. */
  readonly count: number;
  /** When they were selected, by the clock of the server: an instant in ISO 8601. */
  readonly asOf: string;
  /** An instant in ISO 8601. */
  readonly expiresAt: string;
}

/** The rows that a list no longer has. */
export interface CheckedSelection {
  /** Their ids. */
  readonly gone: readonly string[];
}

/** The result of undoing a bulk change. */
export interface Undone {
  /** The number of rows with their earlier values. */
  readonly restored: number;
  /** The number of rows that were changed since, or are no longer visible. */
  readonly skipped: number;
  /** The names of some of the skipped rows. */
  readonly skippedNames: readonly string[];
  /** What became of the follow-up that the change had added to each row. @default there was none */
  readonly followUp?: { readonly removed: number; readonly kept: number } | undefined;
}

/** A job in the background. */
export interface JobState {
  readonly id: string;
  readonly state: "queued" | "running" | "done" | "failed" | "cancelled";
  /** The number of finished steps. */
  readonly done: number;
  /** The number of all steps, if known. */
  readonly total: number | null;
  /** The result, for users. */
  readonly message: string | null;
  readonly result: Readonly<Record<string, unknown>> | null;
}

/** The result of the job of a dry run, which shows what an upload would do, with its counts by name. */
export interface DryRunResult extends Readonly<Record<string, unknown>> {
  readonly state: "Checked";
  /** The ID of the dry run. */
  readonly uploadId: string;
}

/** What happens with rows of an upload. */
export interface UploadRows {
  /** The first rows that were refused or left out, or have warnings. */
  readonly rows: readonly { readonly line: number; readonly text: string }[];
}

/** How a list is arranged. */
export interface ListLayout {
  /** The version of the screen that was arranged. */
  screenVersion: string;
  /** The columns in order. */
  order: string[];
  hidden: string[];
  /** The fields of columns that the user showed or moved, which a narrow list keeps. @default none */
  kept?: string[] | undefined;
  /** The widths of columns, in pixels. */
  widths: Record<string, number>;
  density?: "comfortable" | "compact" | undefined;
  pageSize?: number | undefined;
}

/** A user's preferences for a screen. */
export interface ScreenPreferences extends ListLayout {
  /** The view that the screen opens with. */
  defaultViewId?: string | undefined;
}

/** A view to save. `Role` has the names of the app's roles. */
export interface ViewBody<Role extends string = string> {
  /** The key of the screen in preferences and views. */
  screenId: string;
  name: string;
  /** The role that it is shared with; null for a private view. */
  role: Role | null;
  /** The values of filters by name, in the format of the screen's URL, or several of a filter that takes them. */
  filters: Record<string, FilterValue>;
  /** In the format of the `sort` parameter; empty for the default order. */
  sort: string;
  variant?: string | undefined;
  layout: ListLayout;
}

/** A saved view. */
export interface SavedView<Role extends string = string> extends ViewBody<Role> {
  id: string;
  /** Whether the caller created it, and can change it. */
  isOwn: boolean;
  /** The name of its creator. */
  createdBy: string;
}
