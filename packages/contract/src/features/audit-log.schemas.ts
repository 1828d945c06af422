import { featureSchemas } from "../builders/feature.schemas.ts";
import { auditLogEndpoints } from "./audit-log.ts";

/** The schemas of the calls on audit events. */
export const auditLogSchemas = featureSchemas(auditLogEndpoints, {});
