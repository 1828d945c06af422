import type { CallOrigin } from "@portico/endpoints";
import { createContext, useContext } from "react";

/** Identifies the custom screen or preview that sends requests. */
export interface PageOrigin extends CallOrigin {
  /** Whether the requests come from a preview, which can read data but not change or store anything. @default false */
  readonly isPreview?: boolean;
  /** The key of the screen in preferences and views. @default the id of the screen */
  readonly preferencesKey?: string;
}

/** The origin of all requests sent by components below the provider. The value must be referentially stable. */
export const CallOriginContext = createContext<PageOrigin | undefined>(undefined);

/** Returns the value for `CallOptions.origin`, or undefined on pages that aren't a custom screen or a preview. */
export function useCallOrigin(): PageOrigin | undefined {
  return useContext(CallOriginContext);
}
