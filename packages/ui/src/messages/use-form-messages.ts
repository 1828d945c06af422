"use client";

import { useContext } from "react";
import { englishForm, type FormMessages } from "./form-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of the form kit; English without a provider. */
export function useFormMessages(): FormMessages["form"] {
  return (useContext(MessagesContext) ?? englishForm).form;
}
