import { featureSchemas } from "@portico/endpoints/schemas";
import { statementLoadEndpoints } from "./statement-loads.ts";

/** The schemas of the calls on loads of statements. */
export const statementLoadSchemas = featureSchemas(statementLoadEndpoints, {});
