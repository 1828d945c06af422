import type { CallEndpoint, Endpoint } from "@portico/contract";

/** What every call needs to know of its endpoint: all but its fields and filters. */
export interface EndpointOutline
  extends Pick<Endpoint, "kind" | "method" | "path" | "base" | "isVersioned">,
    Pick<CallEndpoint, "rawBody"> {
  /** It needs no session. @default false */
  readonly isForAnyone?: true;
}

/** An endpoint without its fields and filters. */
export function endpointOutline(endpoint: Endpoint): EndpointOutline {
  const { kind, method, path, base, access, isVersioned } = endpoint;
  return {
    kind,
    method,
    path,
    ...(base && { base }),
    ...(isVersioned && { isVersioned }),
    ...(endpoint.kind === "call" && endpoint.rawBody && { rawBody: endpoint.rawBody }),
    ...(access === "anyone" && { isForAnyone: true }),
  };
}
