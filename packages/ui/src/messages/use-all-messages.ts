"use client";

import { useContext } from "react";
import { english, type Messages } from "./messages.js";
import { MessagesContext } from "./use-messages.js";

/**
 * All texts, including those of dialogs; English without a provider. Apart from `useMessages`, so that a page that
 * shows no dialog does not load their texts.
 */
export function useAllMessages(): Messages {
  return useContext(MessagesContext) ?? english;
}
