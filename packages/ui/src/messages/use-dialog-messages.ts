"use client";

import { useContext } from "react";
import { type DialogMessages, englishDialogs } from "./dialog-messages.js";
import { englishShared, type SharedMessages } from "./shared-messages.js";
import { MessagesContext } from "./use-messages.js";

const english: SharedMessages & DialogMessages = { ...englishShared, ...englishDialogs };

/**
 * The texts of dialogs, with those that most entries have; English without a provider. Separate from `useMessages`, so
 * that pages without dialogs don't load their texts, and without the texts of fields, because dialogs may have none.
 */
export function useDialogMessages(): SharedMessages & DialogMessages {
  return useContext(MessagesContext) ?? english;
}
