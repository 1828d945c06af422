"use client";

import { useContext } from "react";
import { type DialogMessages, englishDialogs } from "./dialog-messages.js";
import { englishPage, type PageMessages } from "./page-messages.js";
import { MessagesContext } from "./use-messages.js";

const english: PageMessages & DialogMessages = { ...englishPage, ...englishDialogs };

/**
 * The texts of a page and of dialogs; English without a provider. Apart from `useMessages`, so that a page that shows no
 * dialog does not load their texts, and without those of fields, which a dialog may not have.
 */
export function useAllMessages(): PageMessages & DialogMessages {
  return useContext(MessagesContext) ?? english;
}
