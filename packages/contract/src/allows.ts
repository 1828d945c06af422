import { accessRules } from "@portico/endpoints";
import { roles } from "./roles.ts";

/** How requirements are decided here. Every check of a role or a claim uses these functions. */
export const { allows, holds, isRole, isReservedKey } = accessRules(roles);
