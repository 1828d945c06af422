import { createContext, useContext } from "react";
import type { RendererMessages } from "./renderer-messages.ts";

/** The texts of the host. */
export const MessagesContext = createContext<RendererMessages | undefined>(undefined);

/** The texts of the host, for functions that are called later. Undefined for English. */
export function useHostMessages(): RendererMessages | undefined {
  return useContext(MessagesContext);
}
