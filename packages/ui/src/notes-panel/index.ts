export type { AttachmentRules, MakeNote, NewNote, Note } from "./note.js";
export { NotesPanel, type NotesPanelProps } from "./notes-panel.js";
export { NotesSheet, type NotesSheetProps } from "./notes-sheet.js";
