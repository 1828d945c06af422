import type { ListScreen } from "@portico/portal-config";
import { createContext } from "react";

/** The previewed screen, for the pages of the preview. */
export const PreviewedScreen = createContext<ListScreen | undefined>(undefined);
