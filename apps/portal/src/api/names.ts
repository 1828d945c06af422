import { noteEntities, typeGuids } from "@portico/contract";
import { roles } from "@portico/portal-config/rights";
import type { ScreenNames } from "@portico/renderer/client";
import { statusLabels } from "../messages/status-labels.ts";

/** What names in screens and views mean to Portico's API. */
export const names: ScreenNames = { statusTypes: typeGuids, statusLabels, noteEntities, roles };
