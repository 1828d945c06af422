export { NotificationProvider, type NotificationProviderProps } from "./notification-provider.js";
export type { Notice } from "./notification-stack.js";
export { type Notify, useNotify } from "./use-notify.js";
