"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { type Language, languages } from "./languages.js";
import { type MessagesOverride, overrideMessages } from "./override-messages.js";
import { MessagesContext } from "./use-messages.js";

export interface MessagesProviderProps {
  /** The language by name, as a server component passes it. @default from the surrounding provider, or "en" */
  language?: Language | undefined;
  /**
   * Texts that replace those of the language; the others remain. A server component can replace texts, but not
   * functions such as `pager.range`: put those in a provider in a file with "use client".
   */
  messages?: MessagesOverride | undefined;
  /** The components that use them. */
  children: ReactNode;
}

/** Sets the components' own texts: another language, or a product's own wording. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext) ?? languages.en;
  const base = language ? languages[language] : outer;
  const merged = useMemo(() => overrideMessages(base, messages), [base, messages]);
  return <MessagesContext.Provider value={merged}>{children}</MessagesContext.Provider>;
}
