/**
 * The kinds of records that can have notes, with their `entityMetadataId` in the API (decisions, 19). The ids never
 * change.
 */
export const noteEntities = {
  policy: "7a3d9c52-0001-4f1e-8c6b-2e9f4b7d0001",
  customer: "7a3d9c52-0002-4f1e-8c6b-2e9f4b7d0002",
  offlineApplication: "7a3d9c52-0003-4f1e-8c6b-2e9f4b7d0003",
  lead: "7a3d9c52-0004-4f1e-8c6b-2e9f4b7d0004",
  application: "7a3d9c52-0005-4f1e-8c6b-2e9f4b7d0005",
  agent: "7a3d9c52-0006-4f1e-8c6b-2e9f4b7d0006",
  /** A person, known by the ID of any of their records. */
  person: "7a3d9c52-0007-4f1e-8c6b-2e9f4b7d0007",
} as const;
/** A kind of record that can have notes. */
export type NoteEntity = keyof typeof noteEntities;

/** The maximum size of a note's attachment, in bytes (specification, part 1, section 5). */
export const maxNoteBytes = 5 * 1024 * 1024;

/** The maximum number of notes on one record. */
export const maxNotesPerEntity = 1_000;

/** The maximum total size of the attachments on one record, in bytes. */
export const maxNoteBytesPerEntity = 100 * 1024 * 1024;

/** The default number of notes on a page. */
export const defaultNotePageSize = 50;

/** The maximum length of a note, in characters. */
export const maxNoteLength = 10_000;
