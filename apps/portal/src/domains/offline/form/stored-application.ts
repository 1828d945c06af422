import { createContext, useContext } from "react";
import type { StoredApplication } from "./application-values.ts";

/** The application that the form edits. Undefined for a new one. */
export const StoredApplicationContext = createContext<StoredApplication | undefined>(undefined);

/** The application that the form edits. Undefined for a new one. */
export function useStoredApplication(): StoredApplication | undefined {
  return useContext(StoredApplicationContext);
}
