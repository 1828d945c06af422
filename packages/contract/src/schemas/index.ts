import * as z from "zod";
import type { Endpoint } from "../endpoint.ts";
import { type CallId, type EndpointId, endpoints, type ListId } from "../endpoints/index.ts";
import type { Page } from "../paging.ts";
import type { CallSchemas } from "./call-schemas.ts";
import { configurationSchemas } from "./configuration.ts";
import { contactSchemas } from "./contacts.ts";
import { generalConfigSchemas } from "./general-config.ts";
import { identitySchemas } from "./identity.ts";
import { jobSchemas } from "./jobs.ts";
import { listAnswerSchema, lookupAnswerSchema } from "./list-answer.ts";
import { listParamsSchema, listQuerySchema, lookupQuerySchema } from "./list-query.ts";
import { lookupParams } from "./lookups.ts";
import { noteSchemas } from "./notes.ts";
import { policySchemas } from "./policies.ts";
import { preferenceSchemas } from "./preferences.ts";
import { screenSchemas } from "./screens.ts";
import { selectionSchemas } from "./selections.ts";
import { sessionSchemas } from "./session.ts";
import { uploadPolicySchemas } from "./upload-policies.ts";
import { userSchemas } from "./user.ts";
import { userManageSchemas } from "./user-manage.ts";

export type { CallSchemas } from "./call-schemas.ts";
export {
  filtersSchema,
  type ListQuery,
  listParamsSchema,
  listQuerySchema,
  lookupQuerySchema,
} from "./list-query.ts";

/** The shapes of every call that is no list and no lookup; theirs follow from their fields and filters. */
export const callSchemas = {
  ...identitySchemas,
  ...sessionSchemas,
  ...userSchemas,
  ...userManageSchemas,
  ...contactSchemas,
  ...configurationSchemas,
  ...generalConfigSchemas,
  ...screenSchemas,
  ...jobSchemas,
  ...policySchemas,
  ...noteSchemas,
  ...selectionSchemas,
  ...preferenceSchemas,
  ...uploadPolicySchemas,
} satisfies Record<CallId, CallSchemas>;

/** The shapes of all calls as a type. */
export type AllCallSchemas = typeof callSchemas;
/** A row of a list: its id, its version and the fields asked for. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string };
/** A choice of a lookup. */
export type LookupRow = Readonly<Record<string, string>>;
/** The JSON that an endpoint answers. */
export type AnswerOf<Id extends EndpointId> = Id extends CallId
  ? z.infer<AllCallSchemas[Id]["answer"]>
  : Id extends ListId
    ? Page<ListRow>
    : readonly LookupRow[];

/** Everything a request can bring, and the answer. */
export interface EndpointSchemas {
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  /** Undefined where the call takes no body. */
  readonly body: z.ZodType | undefined;
  readonly answer: z.ZodType;
}

const nothing = z.strictObject({});

/** The schemas of an endpoint, whatever its kind. */
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
        params: id === "types.lookup" ? lookupParams[id] : nothing,
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
