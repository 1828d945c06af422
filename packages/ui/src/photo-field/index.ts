export type { UploadProgress } from "../upload-dialog/upload-state.js";
export type { UploadRequest } from "../upload-dialog/use-upload.js";
export { PhotoField, type PhotoFieldProps } from "./photo-field.js";
