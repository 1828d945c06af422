export { english, type Messages } from "./messages.js";
export { MessagesProvider, type MessagesProviderProps } from "./messages-provider.js";
export { spanish } from "./spanish.js";
export { useAllMessages as useMessages } from "./use-all-messages.js";
