export { UploadDialog, type UploadDialogProps } from "./upload-dialog.js";
export type { UploadControl, UploadOutcome, UploadProgress, UploadReview } from "./upload-state.js";
export type { Upload, UploadRequest } from "./use-upload.js";
