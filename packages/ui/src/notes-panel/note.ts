import type { DateInput } from "@portico/format";

/** A note that was made. */
export interface Note {
  /** Unique among the notes. */
  id: string;
  /** Who wrote it. */
  author: string;
  /** When. A moment as ISO 8601. */
  at: DateInput;
  /** What it says; lines are kept. */
  body: string;
  /** The file that hangs on it. @default none */
  attachment?: NoteFile | undefined;
}

/** The file of a note, as the list says it. */
interface NoteFile {
  /** What it is called, its ending among it. */
  name: string;
  /** In bytes. @default unknown */
  size?: number;
}

/** A note that is being made. */
export interface NewNote {
  /** Without spaces at its ends; never empty. */
  text: string;
  /** The file chosen with it, which keeps the rules. */
  file: File | undefined;
}

/** Saves a note; a rejection says why it was not. */
export type MakeNote = (
  note: NewNote,
  sending: {
    /** Tells how much of its file is sent; without it only that it goes on is shown. */
    onProgress: (progress: { loaded: number; total: number }) => void;
  },
) => Promise<unknown>;

/** What a note may bring along. */
export interface AttachmentRules {
  /** The kinds taken, as in HTML: "image/*,.pdf". @default any */
  accept?: string;
  /** Greatest size in bytes; held against before anything is sent. @default no limit */
  maxSize?: number;
}
