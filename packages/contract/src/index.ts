export * from "@portico/endpoints";
export * from "./allows.ts";
export * from "./audit-categories.ts";
export * from "./call-consent.ts";
export type { CallOrigin, PreviewAs } from "./call-origin.ts";
export {
  type CallId,
  contract,
  type EndpointId,
  type Endpoints,
  endpoints,
  type FieldOf,
  type FilterOf,
  isCallId,
  isListId,
  isLookupId,
  type ListId,
  type LookupId,
} from "./endpoints.ts";
export * from "./frames.ts";
export * from "./generic-types.ts";
export * from "./layouts/file-layout.ts";
export * from "./layouts/layout-kinds.ts";
export * from "./log-entries.ts";
export * from "./marketplace.ts";
export * from "./note-entities.ts";
export * from "./offline-app-labels.ts";
export * from "./person-access.ts";
export * from "./preferences.ts";
export * from "./promising-statuses.ts";
export * from "./quote.ts";
export * from "./reveal-reasons.ts";
export * from "./roles.ts";
export * from "./session-limits.ts";
export * from "./tracking-states.ts";
export {
  dryRunHours,
  encodingNames,
  maxSpreadsheetBytes,
  type RowResultName,
  rowResultNames,
  type UploadKindName,
  uploadCalls,
  uploadKinds,
  uploadResultDays,
} from "./uploads.ts";
