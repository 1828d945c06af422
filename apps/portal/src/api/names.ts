import { noteEntities, typeGuids } from "@portico/contract";
import { roles } from "@portico/portal-config/rights";
import type { ApiNames } from "@portico/renderer/client";
import { statusLabels } from "../messages/status-labels.ts";

/** What names in screens and views mean to Portico's API. */
export const names: ApiNames = { statusTypes: typeGuids, statusLabels, noteEntities, roles };
