export { useBrokenScreenMessages, useTotalsMessages } from "../messages/lists.ts";
export { pageMessages, usePageMessages } from "../messages/page.ts";
export type { RendererMessages } from "../messages/renderer-messages.ts";
export { useUploadMessages } from "../messages/uploads.ts";
export { useViewMessages } from "../messages/views.ts";
