import type { Endpoint, Page } from "@portico/endpoints";
import {
  type CallSchemas,
  listAnswerSchema,
  listParamsSchema,
  listQuerySchema,
  lookupAnswerSchema,
  lookupQuerySchema,
} from "@portico/endpoints/schemas";
import * as z from "zod";
import { type CallId, type EndpointId, endpoints, type ListId } from "./endpoints.ts";
import { callSchemas } from "./features/index.schemas.ts";
import { lookupParameters } from "./schemas/lookups.ts";

export * from "@portico/endpoints/schemas";
export { statementLayoutDraft, statementLayoutSchema } from "./statement-layout.schemas.ts";
export { callSchemas };

/** The schemas of all calls as a type. */
export type AllCallSchemas = typeof callSchemas;
/** A row of a list: its id, its version and the requested fields. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string };
/** An option of a lookup. */
export type LookupRow = Readonly<Record<string, string>>;
/** The JSON response of an endpoint. */
export type ResponseBody<Id extends EndpointId> = Id extends CallId
  ? z.infer<AllCallSchemas[Id]["answer"]>
  : Id extends ListId
    ? Page<ListRow>
    : readonly LookupRow[];

/** The JSON body of a request to an endpoint. */
export type RequestBody<Id extends CallId> = AllCallSchemas[Id] extends {
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
  readonly answer: z.ZodType;
}

const nothing = z.strictObject({});

/** The schemas of an endpoint of any kind. */
export function schemasOf(id: EndpointId): EndpointSchemas {
  const endpoint: Endpoint = endpoints[id];
  switch (endpoint.kind) {
    case "list":
      return {
        params: listParamsSchema(endpoint),
        query: listQuerySchema(endpoint),
        body: undefined,
        answer: listAnswerSchema(endpoint),
      };
    case "lookup":
      return {
        params: id === "types.lookup" ? lookupParameters[id] : nothing,
        query: lookupQuerySchema(endpoint),
        body: undefined,
        answer: lookupAnswerSchema(endpoint),
      };
    case "call": {
      const schemas: CallSchemas = callSchemas[id as CallId];
      return {
        params: schemas.params ?? nothing,
        query: schemas.query ?? nothing,
        body: schemas.body,
        answer: schemas.answer,
      };
    }
  }
}
