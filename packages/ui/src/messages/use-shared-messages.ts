"use client";

import { useContext } from "react";
import { englishShared, type SharedMessages } from "./shared-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts that most entries have; English without a provider. */
export function useSharedMessages(): SharedMessages {
  return useContext(MessagesContext) ?? englishShared;
}
