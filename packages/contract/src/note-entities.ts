/**
 * What notes hang on, each with the `entityMetadataId` that names its kind on the wire (decisions, 19). The ids never
 * change.
 */
export const noteEntities = {
  policy: "7a3d9c52-0001-4f1e-8c6b-2e9f4b7d0001",
  customer: "7a3d9c52-0002-4f1e-8c6b-2e9f4b7d0002",
  offlineApplication: "7a3d9c52-0003-4f1e-8c6b-2e9f4b7d0003",
  lead: "7a3d9c52-0004-4f1e-8c6b-2e9f4b7d0004",
  application: "7a3d9c52-0005-4f1e-8c6b-2e9f4b7d0005",
} as const;
/** One of the kinds. */
export type NoteEntity = keyof typeof noteEntities;

/** The largest attachment of a note, in bytes (specification, part 1, section 5). */
export const maxNoteBytes = 5 * 1024 * 1024;

/** The most notes on one thing. */
export const maxNotesPerEntity = 1_000;

/** The most bytes that the attachments of the notes on one thing take together. */
export const maxNoteBytesPerEntity = 100 * 1024 * 1024;

/** The number of notes on a page unless asked otherwise. */
export const defaultNotePageSize = 50;

/** The longest note, in characters. */
export const maxNoteLength = 10_000;
