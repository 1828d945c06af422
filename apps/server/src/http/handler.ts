import type { CallId, EndpointId, ListId, Page } from "@portico/contract";
import type { AllCallSchemas, AnswerOf, ListQuery } from "@portico/contract/schemas";
import type { lookupParams } from "@portico/contract/schemas/lookups";
import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { CutOff } from "./connection.ts";

/** A request that has passed every check: who calls is allowed to, and what came is valid. */
export interface CheckedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Undefined only where anyone may call. */
  readonly caller: Caller | undefined;
  /** The `accept` header, which chooses the form of a list. */
  readonly accept: string | undefined;
  /** Where the request came from. */
  readonly address: string;
  readonly cutOff: CutOff;
}

/** A checked request to an endpoint, with the types its schemas gave it. */
export interface RequestOf<Id extends EndpointId> extends CheckedRequest {
  readonly params: Id extends keyof typeof lookupParams
    ? z.output<(typeof lookupParams)[Id]>
    : PartOf<Id, "params">;
  readonly query: Id extends ListId
    ? ListQuery
    : Id extends CallId
      ? PartOf<Id, "query">
      : Readonly<Record<string, string>>;
  readonly body: PartOf<Id, "body">;
}

type PartOf<Id extends EndpointId, Part extends string> = Id extends CallId
  ? AllCallSchemas[Id] extends Record<Part, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : unknown
  : unknown;

/** What an endpoint answers: `null` is sent as 204, a `Response` as it is. */
type AnswerTo<Id extends EndpointId> = Id extends CallId
  ? AnswerOf<Id>
  : Id extends ListId
    ? Page<unknown> | Response
    : readonly unknown[];

/** Answers one endpoint. */
export type Handler<Id extends EndpointId> = (request: RequestOf<Id>) => Promise<AnswerTo<Id>>;

/** One handler for each endpoint: one that is missing does not compile. */
export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };

/**
 * A handler whose endpoint is known only at run time. Written as a method, so that its request is compared loosely:
 * the schemas of the same endpoint have parsed what it gets.
 */
export type AnyHandler = { handle(request: CheckedRequest): Promise<unknown> }["handle"];
