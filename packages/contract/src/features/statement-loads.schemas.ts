import { featureSchemas } from "../builders/feature.schemas.ts";
import { statementLoadEndpoints } from "./statement-loads.ts";

/** The schemas of the calls on loads of statements. */
export const statementLoadSchemas = featureSchemas(statementLoadEndpoints, {});
