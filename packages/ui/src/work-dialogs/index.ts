export * from "../assign-dialog/index.js";
export type { DescribeFailure, Failure } from "../failure/failure.js";
export { FailureNote, type FailureNoteProps } from "../failure/failure-note.js";
export * from "../history-dialog/index.js";
export * from "../notes-panel/index.js";
export * from "../status-change-dialog/index.js";
export * from "../upload-dialog/index.js";
