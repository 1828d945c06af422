"use client";

import { createContext, useContext } from "react";
import { englishFirst, type FirstMessages, type Messages } from "./messages.js";

export const MessagesContext = createContext<Messages | undefined>(undefined);

/** The words in force that a page begins with; English where no provider stands above. */
export function useMessages(): FirstMessages {
  return useContext(MessagesContext) ?? englishFirst;
}
