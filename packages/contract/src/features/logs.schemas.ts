import { featureSchemas } from "@portico/endpoints/schemas";
import { logEndpoints } from "./logs.ts";

/** The schemas of the calls on log entries. */
export const logSchemas = featureSchemas(logEndpoints, {});
