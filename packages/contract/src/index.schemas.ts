import * as core from "@portico/endpoints/schemas";
import { type CallId, type EndpointId, type Endpoints, endpoints } from "./endpoints.ts";
import { callSchemas } from "./features/index.schemas.ts";
import { lookupParameters } from "./schemas/lookups.ts";

export * from "@portico/endpoints/schemas";
export {
  layoutSchemas,
  statementLayoutDraft,
  statementLayoutSchema,
  storedLayoutSchema,
} from "./layouts/file-layout.schemas.ts";
export { callSchemas };

/** The schemas of all calls as a type. */
export type AllCallSchemas = typeof callSchemas;
/** The JSON response of an endpoint. */
export type ResponseBody<Id extends EndpointId> = core.ResponseBody<Endpoints, AllCallSchemas, Id>;
/** The JSON body of a request to a call; undefined if it has none. */
export type RequestBody<Id extends CallId> = core.RequestBody<Endpoints, AllCallSchemas, Id>;

/** Portico's contract with the schemas of all requests and responses. */
export const contract = core.contractWithSchemas(endpoints, callSchemas, { lookupParams: lookupParameters });

export const { schemasOf } = contract;
