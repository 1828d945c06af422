import { featureSchemas } from "@portico/endpoints/schemas";
import { auditLogEndpoints } from "./audit-log.ts";

/** The schemas of the calls on audit events. */
export const auditLogSchemas = featureSchemas(auditLogEndpoints, {});
