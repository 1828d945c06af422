"use client";

import { useContext } from "react";
import { type DisplayMessages, englishDisplay } from "./display-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of display components; English without a provider. */
export function useDisplayMessages(): DisplayMessages["display"] {
  return (useContext(MessagesContext) ?? englishDisplay).display;
}

/** The texts of the detail panel; English without a provider. */
export function useDetailPanelMessages(): DisplayMessages["detailPanel"] {
  return (useContext(MessagesContext) ?? englishDisplay).detailPanel;
}

/** The texts of the command palette; English without a provider. */
export function useCommandMessages(): DisplayMessages["commands"] {
  return (useContext(MessagesContext) ?? englishDisplay).commands;
}
