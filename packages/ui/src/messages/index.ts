export type { Language } from "./languages.js";
export { english, type Messages } from "./messages.js";
export { MessagesProvider, type MessagesProviderProps } from "./messages-provider.js";
export type { MessagesOverride } from "./override-messages.js";
export { spanish } from "./spanish.js";
export { usePublicMessages as useMessages } from "./use-public-messages.js";
