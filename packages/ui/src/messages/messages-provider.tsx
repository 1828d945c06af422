"use client";

import type { ReactNode } from "react";
import type { Messages } from "./messages.js";
import { MessagesContext } from "./use-messages.js";

export interface MessagesProviderProps {
  /** The words of the components beneath; `spanish` and `english` come with the package. */
  messages: Messages;
  /** What speaks those words. */
  children: ReactNode;
}

/** Says the components' own words in another language, or in a product's own wording. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>;
}
