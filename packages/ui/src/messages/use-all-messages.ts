"use client";

import { useContext } from "react";
import { english } from "./english.js";
import type { Messages } from "./messages.js";
import { MessagesContext } from "./use-messages.js";

/** All words in force, with those of dialogs; English where no provider stands above. */
export function useAllMessages(): Messages {
  return useContext(MessagesContext) ?? english;
}
