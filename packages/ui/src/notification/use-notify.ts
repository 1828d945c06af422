"use client";

import { createContext, useContext } from "react";
import type { Notice } from "./notification-stack.js";

/** Shows a notification. Returns a function that dismisses it. */
export type Notify = (notice: Notice) => () => void;

export const NotifyContext = createContext<Notify | undefined>(undefined);

/**
 * Returns a function that shows notifications.
 * @throws without a NotificationProvider
 */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) {
    throw new Error(
      "useNotify was called outside a NotificationProvider, so there is no place to show notices. Put one NotificationProvider around the app.",
    );
  }
  return notify;
}
