import type { Endpoint } from "@portico/contract";
import type { EndpointSchemas } from "@portico/contract/schemas";
import type { AnyHandler } from "./handler.ts";

/** An endpoint and its handler. */
export interface Route {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly schemas: EndpointSchemas;
  readonly handler: AnyHandler | undefined;
}
