"use client";

import { useContext } from "react";
import { englishFields, type FieldMessages } from "./field-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The text of form fields; English without a provider. */
export function useFieldMessages(): FieldMessages["fields"] {
  return (useContext(MessagesContext) ?? englishFields).fields;
}
