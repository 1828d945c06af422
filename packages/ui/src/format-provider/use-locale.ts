"use client";

import { useContext } from "react";
import { MessagesContext } from "../messages/use-messages.js";
import { FormatContext } from "./format-settings.js";

/** The locale of values: from the nearest `FormatProvider`, or the language of the messages; "en-US" without either. */
export function useLocale(): string {
  const messages = useContext(MessagesContext);
  return useContext(FormatContext).locale ?? messages?.locale ?? "en-US";
}
