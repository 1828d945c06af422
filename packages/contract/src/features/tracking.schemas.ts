import { featureSchemas } from "../builders/feature.schemas.ts";
import { trackingEndpoints } from "./tracking.ts";

/** The schemas of the calls on tracked months. */
export const trackingSchemas = featureSchemas(trackingEndpoints, {});
