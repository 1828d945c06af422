"use client";

import { useContext } from "react";
import { type CodeMessages, englishCode } from "./code-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of the JSON view; English without a provider. */
export function useCodeMessages(): CodeMessages["json"] {
  return (useContext(MessagesContext) ?? englishCode).json;
}
