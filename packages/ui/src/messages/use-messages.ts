"use client";

import { createContext, useContext } from "react";
import { english, type Messages } from "./messages.js";

export const MessagesContext = createContext<Messages>(english);

/** The words in force; English where no provider stands above. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
