"use client";

import { useContext } from "react";
import { type ComboboxMessages, englishCombobox } from "./combobox-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of selects with search; English without a provider. */
export function useComboboxMessages(): ComboboxMessages["combobox"] {
  return (useContext(MessagesContext) ?? englishCombobox).combobox;
}
