"use client";

import { createContext, useContext } from "react";
import type { Messages } from "./messages.js";
import { englishPage, type PageMessages } from "./page-messages.js";

export const MessagesContext = createContext<Messages | undefined>(undefined);

/** The texts that pages load initially; English without a provider. */
export function useMessages(): PageMessages {
  return useContext(MessagesContext) ?? englishPage;
}
