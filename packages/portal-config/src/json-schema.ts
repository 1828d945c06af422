import * as core from "@portico/screens/json-schema";
import { registry } from "./registry.ts";

/** The language of Portico's screens as JSON Schema, for editors. */
export function listScreenJsonSchema(): core.JsonSchema {
  return core.screenJsonSchema(registry);
}
