"use client";

import { useContext } from "react";
import { englishShell, type ShellMessages } from "./shell-messages.js";
import { MessagesContext } from "./use-messages.js";

/** The texts of the app shell; English without a provider. */
export function useShellMessages(): ShellMessages["shell"] {
  return (useContext(MessagesContext) ?? englishShell).shell;
}
