"use client";

import { useContext } from "react";
import { useMessages } from "../messages/use-messages.js";
import { FormatContext } from "./format-settings.js";

/** The locale of numbers: from the nearest `FormatProvider`, or the language of the messages. */
export function useLocale(): string {
  const { locale } = useMessages();
  return useContext(FormatContext).locale ?? locale;
}
