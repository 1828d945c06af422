"use client";

import { useContext } from "react";
import { english, type Messages } from "./messages.js";
import { MessagesContext } from "./use-messages.js";

/** All texts; English without a provider. */
export function usePublicMessages(): Messages {
  return useContext(MessagesContext) ?? english;
}
