import { featureSchemas } from "../builders/feature.schemas.ts";
import { logEndpoints } from "./logs.ts";

/** The schemas of the calls on log entries. */
export const logSchemas = featureSchemas(logEndpoints, {});
