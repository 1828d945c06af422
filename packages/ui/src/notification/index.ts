export { NotificationProvider, type NotificationProviderProps } from "./notification-provider.js";
export type { Notice } from "./notification-stack.js";
export { type FormNotice, type NotifiedFailure, useFormNotice } from "./use-form-notice.js";
export { type Notify, useNotify } from "./use-notify.js";
