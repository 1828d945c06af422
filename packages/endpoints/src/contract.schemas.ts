import * as z from "zod";
import {
  type CallId,
  type Contract,
  type ContractOf,
  contractOf,
  type EndpointId,
  type Endpoints,
  type ListId,
  type LookupId,
} from "./contract.ts";
import type { Page } from "./paging.ts";
import type { CallSchemas } from "./schemas/call-schemas.ts";
import { lookupQuerySchema } from "./schemas/filter-schemas.ts";
import { listParamsSchema, listQuerySchema } from "./schemas/list-query.ts";
import { listResponseSchema, lookupResponseSchema } from "./schemas/list-response.ts";

/** The schemas of all calls of an API, by id. Those of lists and lookups follow from their fields and filters. */
export type SchemasOf<E extends Endpoints> = Readonly<Record<CallId<E>, CallSchemas>>;

/** A row of a list: its id, its version and the requested fields. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string };
/** An option of a lookup. */
export type LookupRow = Readonly<Record<string, string>>;

/** The JSON response of an endpoint. */
export type ResponseBody<E extends Endpoints, S extends SchemasOf<E>, Id extends EndpointId<E>> =
  Id extends CallId<E>
    ? z.infer<S[Id]["response"]>
    : Id extends ListId<E>
      ? Page<ListRow>
      : readonly LookupRow[];

/** The JSON body of a request to a call; undefined if it has none. */
export type RequestBody<E extends Endpoints, S extends SchemasOf<E>, Id extends CallId<E>> = S[Id] extends {
  body: infer Schema extends z.ZodType;
}
  ? z.input<Schema>
  : undefined;

/** The types of a request and its response. */
export interface EndpointSchemas {
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  /** Undefined if the call has no body. */
  readonly body: z.ZodType | undefined;
  readonly response: z.ZodType;
}

/** The endpoints of any API with the schemas of their requests and responses. */
export interface ContractWithSchemas extends Contract {
  /**
   * The schemas of an endpoint of any kind.
   * @throws Error if there is no such endpoint
   */
  schemasOf(id: string): EndpointSchemas;
}

/** The contract of one API with schemas; its ids are known as types. */
export interface ContractWithSchemasOf<E extends Endpoints> extends ContractOf<E> {
  schemasOf(id: EndpointId<E>): EndpointSchemas;
}

interface Options<E extends Endpoints> {
  /** The schemas of the parameters in the paths of lookups. @default none */
  readonly lookupParams?: Readonly<Partial<Record<LookupId<E>, z.ZodObject>>>;
}

const nothing = z.strictObject({});

/** The contract of an API with these endpoints and schemas. */
export function contractWithSchemas<const E extends Endpoints>(
  endpoints: E,
  callSchemas: SchemasOf<E>,
  { lookupParams }: Options<E> = {},
): ContractWithSchemasOf<E> {
  const ofCalls: Readonly<Record<string, CallSchemas | undefined>> = callSchemas;
  const ofLookups: Readonly<Record<string, z.ZodObject | undefined>> = lookupParams ?? {};
  const callSchemasOf = (id: string): CallSchemas => {
    const schemas = ofCalls[id];
    if (!schemas) throw new Error(`The call "${id}" has no schemas. Add them to those of the contract.`);
    return schemas;
  };
  const contract = contractOf(endpoints);
  return {
    ...contract,
    schemasOf: (id) => {
      const endpoint = contract.find(id);
      if (!endpoint) throw new Error(`There is no endpoint "${id}".`);
      switch (endpoint.kind) {
        case "list":
          return {
            params: listParamsSchema(endpoint),
            query: listQuerySchema(endpoint),
            body: undefined,
            response: listResponseSchema(endpoint),
          };
        case "lookup":
          return {
            params: ofLookups[id] ?? nothing,
            query: lookupQuerySchema(endpoint),
            body: undefined,
            response: lookupResponseSchema(endpoint),
          };
        case "call": {
          const { params = nothing, query = nothing, body, response } = callSchemasOf(id);
          return { params, query, body, response };
        }
      }
    },
  };
}
