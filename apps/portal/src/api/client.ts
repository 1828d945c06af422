import type { EndpointId } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";
import { services } from "@portico/portal-config/services";
import { type CallOptions, createClient } from "@portico/renderer/client";
import { endSession, readInterruption, readToken, readUser, whenResumed } from "../session/session.ts";
import { keepFirstRows, readEarly, takeEarlyResponse } from "./early-responses.ts";
import { reportForbidden } from "./forbidden.ts";
import { shellEndpoints } from "./generated/shell-endpoints.ts";

/** Sends the portal's requests. */
export const client = createClient({
  services,
  names: () => import("./names.ts").then((module) => module.names),
  initial: shellEndpoints,
  token: readToken,
  user: () => readUser()?.emailaddress,
  isInterrupted: () => readInterruption() !== undefined,
  whenResumed,
  takeEarly: takeEarlyResponse,
  readEarly: (paths) => {
    const token = readToken();
    if (token !== undefined) readEarly(paths, token);
  },
  keepFirstRows,
  onUnauthorized: () => endSession("revoked"),
  onForbidden: reportForbidden,
  loadEndpoints: (ids) => import("./load-endpoints.ts").then((module) => module.endpointsOf(ids)),
  loadSchemas: (id) => import("./load-schemas.ts").then((module) => module.schemasOf(id)),
});

/** Sends a request to an endpoint of the contract; see `ScreenClient`. */
export const request: (id: EndpointId, options?: CallOptions) => Promise<Response> = client.request;

/** Sends a request and returns its JSON body, typed by the contract. */
export const fetchJson: <Id extends EndpointId>(id: Id, options?: CallOptions) => Promise<ResponseBody<Id>> =
  client.fetchJson;
