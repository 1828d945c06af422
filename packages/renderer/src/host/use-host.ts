import { createContext, useContext } from "react";
import type { RendererHost } from "./renderer-host.ts";

/** The host that `ScreenHost` gives to the screens inside it. */
export const HostContext = createContext<RendererHost | undefined>(undefined);

/**
 * Returns the app's host.
 * @throws Error outside of `ScreenHost`
 */
export function useHost(): RendererHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("Screens are rendered inside `<ScreenHost>`, which gives them the app's host.");
  return host;
}
