import {
  type Endpoint,
  endpoints,
  type FilterValue,
  isListId,
  type ListEndpoint,
  personalFields,
  searchParameter,
  sensitivityOfFilter,
  sensitivityOfSearch,
} from "@portico/contract";
import type { EndpointSchemas, ListQuery } from "@portico/contract/schemas";
import * as z from "zod";
import { auditedFilters } from "../audit/reads/audited-filters.ts";
import type { ReadDetails } from "../audit/reads/batch-reads.ts";
import type { Encryption } from "../encryption/encryption.ts";
import type { CheckedRequest } from "../http/handler.ts";
import { negotiateListFormat } from "../http/negotiate-list-format.ts";
import { rowFields } from "../lists/row-fields.ts";

/** Describes a read for the audit. Undefined if nothing personal was read. */
export type DescribeRead = (
  request: Pick<CheckedRequest, "params" | "query" | "body" | "caller" | "accept">,
) => ReadDetails | undefined;

type Hashing = Pick<Encryption, "hash">;
type Filters = Readonly<Record<string, FilterValue>>;

/**
 * Decides which reads of an endpoint are audited, based on the contract alone: `sensitive` fields, file responses, and
 * searches by sensitive fields.
 * @returns undefined if the endpoint never returns anything personal
 */
export function describeReads(
  id: string,
  endpoint: Endpoint,
  schemas: Pick<EndpointSchemas, "response" | "body">,
  encryption: Hashing,
): DescribeRead | undefined {
  if (endpoint.returnsOwnData) return undefined;
  const personal = personalFields(endpoint.fields ?? {});
  switch (endpoint.kind) {
    case "list":
      return personal.length === 0 ? undefined : ofList(id, endpoint, new Set(personal), encryption);
    case "lookup":
      if (personal.length === 0) return undefined;
      // The endpoint's schemas have already parsed the query and the parameters.
      return ({ query }) => ({
        data1: id,
        data2: described(personal, auditedFilters(endpoint, query as Filters, encryption)),
      });
    case "call":
      if (isSearch(schemas.body)) return ({ body }) => ofSearch(id, body, encryption);
      if (isRecordSearch(schemas.body)) return ({ body }) => ofRecordSearch(id, endpoint, body, encryption);
      if (personal.length === 0 && !isFile(schemas.response)) return undefined;
      return ({ params, caller }) => {
        const named = Object.values(params as Readonly<Record<string, string>>);
        const isOwn = typeof caller?.contactId === "string" && named.includes(caller.contactId);
        return isOwn ? undefined : { data1: [id, ...named].join("/") };
      };
  }
}

/** A page that shows, sorts by, or searches personal fields. Exports are audited separately. */
function ofList(
  id: string,
  endpoint: ListEndpoint,
  personal: ReadonlySet<string>,
  encryption: Hashing,
): DescribeRead {
  const shownOf = (columns: readonly string[] | undefined) =>
    rowFields(endpoint, columns).filter((name) => personal.has(name));
  const ownShown = shownOf(undefined);
  return ({ query, accept }) => {
    if (negotiateListFormat(accept) !== "json") return undefined;
    const { filters, sort, columns } = query as ListQuery;
    const shown = columns ? shownOf(columns) : ownShown;
    const sorted = sort.some(({ field }) => personal.has(field));
    if (shown.length === 0 && !sorted && !searchesPersonal(endpoint, filters)) return undefined;
    return { data1: id, data2: described(shown, auditedFilters(endpoint, filters, encryption)) };
  };
}

/** A body that names a list and filters: the number of matches reveals something about the person searched for. */
const search = z.object({
  endpoint: z.string(),
  filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

function isSearch(body: z.ZodType | undefined): boolean {
  return body instanceof z.ZodObject && Object.keys(search.shape).every((key) => key in body.shape);
}

function ofSearch(id: string, body: unknown, encryption: Hashing): ReturnType<DescribeRead> {
  const { endpoint: listId, filters } = search.parse(body);
  if (!isListId(listId) || !searchesPersonal(endpoints[listId], filters)) return undefined;
  return {
    data1: `${id}/${listId}`,
    data2: described([], auditedFilters(endpoints[listId], filters, encryption)),
  };
}

/** A body with a text to search for. */
const recordSearch = z.object({ [searchParameter]: z.string() });

/** Calls that take the filters of a list have an optional search. */
function isRecordSearch(body: z.ZodType | undefined): boolean {
  if (!(body instanceof z.ZodObject)) return false;
  const search: unknown = body.shape[searchParameter];
  return search !== undefined && !(search instanceof z.ZodOptional);
}

/** A search of records, whose personal fields may all have the text. */
function ofRecordSearch(
  id: string,
  { fields = {} }: Pick<Endpoint, "fields">,
  body: unknown,
  encryption: Hashing,
): ReturnType<DescribeRead> {
  const searchable = personalFields(fields);
  const filters = auditedFilters({ fields, filters: {}, searchable }, recordSearch.parse(body), encryption);
  return { data1: id, data2: described(searchable, filters) };
}

function searchesPersonal(endpoint: ListEndpoint, filters: Filters): boolean {
  return Object.keys(filters).some((name) => {
    if (name === searchParameter && sensitivityOfSearch(endpoint) !== undefined) return true;
    const filter = Object.hasOwn(endpoint.filters, name) ? endpoint.filters[name] : undefined;
    return filter !== undefined && sensitivityOfFilter(name, filter, endpoint.fields) !== undefined;
  });
}

/** The audit is stored forever, so a single read must stay small. */
const maxDescriptionLength = 2_000;

function described(fields: readonly string[], filters: Filters): string {
  const whole = JSON.stringify({ fields, filters });
  return whole.length <= maxDescriptionLength
    ? whole
    : JSON.stringify({ fields, filterNames: Object.keys(filters) });
}

function isFile(response: z.ZodType): boolean {
  const whole = response instanceof z.ZodNullable ? response.unwrap() : response;
  return z.globalRegistry.get(whole)?.format === "binary";
}
