"use client";

import { createContext, useContext } from "react";
import type { Notice } from "./notification-stack.js";

/** Shows a notice; the function it returns takes it away again. */
export type Notify = (notice: Notice) => () => void;

export const NotifyContext = createContext<Notify | undefined>(undefined);

/**
 * The way to say something in passing.
 * @throws where no NotificationProvider stands above
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
