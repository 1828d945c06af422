import type { Endpoint } from "../endpoint.ts";
import type { CallSchemas } from "./call-schemas.ts";

/** Loads the files of one feature on demand. */
export interface FeatureLoader {
  readonly endpoints: () => Promise<Readonly<Record<string, Endpoint>>>;
  /** Undefined for a feature without other calls than lists and lookups. */
  readonly schemas?: () => Promise<Readonly<Record<string, CallSchemas>>>;
}
