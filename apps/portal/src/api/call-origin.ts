import type { CallOrigin } from "@portico/contract";
import { createContext, useContext } from "react";

/** Where calls come from, where it is not a page of the portal's own. */
export interface PageOrigin extends CallOrigin {
  /** It only shows what could be: nothing is changed from there, and nothing kept. @default false */
  readonly isPreview?: boolean;
}

/** Says of all that is drawn within where its calls come from; the same object for as long as it says the same. */
export const CallOriginContext = createContext<PageOrigin | undefined>(undefined);

/** Where the calls of a component come from, for `CallOptions.origin`; undefined on the portal's own pages. */
export function useCallOrigin(): PageOrigin | undefined {
  return useContext(CallOriginContext);
}
