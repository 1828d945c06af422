"use client";

import { useContext } from "react";
import { type DialogMessages, englishDialogs } from "./dialog-messages.js";
import { englishPage, type PageMessages } from "./page-messages.js";
import { MessagesContext } from "./use-messages.js";

const english: PageMessages & DialogMessages = { ...englishPage, ...englishDialogs };

/**
 * The texts of pages and dialogs; English without a provider. Separate from `useMessages`, so that pages without
 * dialogs don't load their texts, and without the texts of fields, because dialogs may have none.
 */
export function useAllMessages(): PageMessages & DialogMessages {
  return useContext(MessagesContext) ?? english;
}
