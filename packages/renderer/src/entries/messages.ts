export { brokenScreenMessages, totalsMessages } from "../messages/lists.ts";
export { messages } from "../messages/messages.ts";
export { uploadMessages } from "../messages/uploads.ts";
export { viewMessages } from "../messages/views.ts";
