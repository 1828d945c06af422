import type { DateInput } from "@portico/format";

/** A saved note. */
export interface Note {
  /** Unique among the notes. */
  id: string;
  /** The author's name. */
  author: string;
  /** When it was written, as an ISO 8601 instant. */
  at: DateInput;
  /** The text. Line breaks are preserved. */
  body: string;
  /** The attached file. @default none */
  attachment?: NoteFile | undefined;
}

/** An attached file. */
interface NoteFile {
  /** The file name with its extension. */
  name: string;
  /** Size in bytes. @default unknown */
  size?: number | undefined;
}

/** A note to be saved. */
export interface NewNote {
  /** Trimmed and not empty. */
  text: string;
  /** The attached file, which passed the rules. */
  file: File | undefined;
}

/** Saves a note. If it rejects, the reason is shown. */
export type MakeNote = (
  note: NewNote,
  sending: {
    /** Reports upload progress. Without calls, the progress is indeterminate. */
    onProgress: (progress: { loaded: number; total: number }) => void;
  },
) => Promise<unknown>;

/** Rules for attachments. */
export interface AttachmentRules {
  /** Accepted types as in HTML: "image/*,.pdf". @default any */
  accept?: string | undefined;
  /** Maximum size in bytes, checked before the upload. @default no limit */
  maxSize?: number | undefined;
}
