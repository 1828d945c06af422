import type { ListScreen } from "@portico/portal-config";
import { createContext } from "react";

/** The screen that is previewed, for the pages within the preview. */
export const PreviewedScreen = createContext<ListScreen | undefined>(undefined);
