"use client";

import type { ReactNode } from "react";
import type { Messages } from "./messages.js";
import { MessagesContext } from "./use-messages.js";

export interface MessagesProviderProps {
  /** The texts to use; the package comes with `english` and `spanish`. */
  messages: Messages;
  /** The components that use them. */
  children: ReactNode;
}

/** Sets the components' own texts: another language, or a product's own wording. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>;
}
