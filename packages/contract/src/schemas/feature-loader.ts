import type { Endpoint } from "../endpoint.ts";
import type { CallSchemas } from "./call-schemas.ts";

/** Loads the files of one feature when they are needed. */
export interface FeatureLoader {
  readonly endpoints: () => Promise<Readonly<Record<string, Endpoint>>>;
  /** Undefined for a feature without calls of its own. */
  readonly schemas?: () => Promise<Readonly<Record<string, CallSchemas>>>;
}
