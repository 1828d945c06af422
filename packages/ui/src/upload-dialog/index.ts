export { UploadDialog, type UploadDialogProps } from "./upload-dialog.js";
export type { UploadOutcome, UploadProgress } from "./upload-state.js";
export type { Upload, UploadRequest } from "./use-upload.js";
