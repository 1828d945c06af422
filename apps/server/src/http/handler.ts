import type { CallId, EndpointId, Endpoints, ListId, Page, RawBody, Upload } from "@portico/contract";
import type { AllCallSchemas, AnswerOf, ListQuery } from "@portico/contract/schemas";
import type { lookupParams } from "@portico/contract/schemas/lookups";
import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import type { AbortResponse } from "./connection.ts";
import type { UploadedFile } from "./multipart.ts";

/** A request that has passed every check: who calls is allowed to, and what came is valid. */
export interface CheckedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** What an endpoint with an `upload` was sent. */
  readonly file: UploadedFile | undefined;
  /** The body of an endpoint with a `rawBody`, counted while it is read; it fails where the body breaks off. */
  readonly stream: AsyncIterable<Uint8Array> | undefined;
  /** The version that `if-match` names, where the endpoint `isVersioned`; a write of another is refused. */
  readonly expectedVersion: number | undefined;
  /** Undefined only where anyone may call. */
  readonly caller: Caller | undefined;
  /** The token that came with the request. */
  readonly bearer: string | undefined;
  /** The `accept` header, which chooses the form of a list. */
  readonly accept: string | undefined;
  /** Where the request came from. */
  readonly address: string;
  readonly abortResponse: AbortResponse;
  /**
   * Does the work of a POST in one transaction, and keeps its answer there for repeats under the same
   * `Idempotency-Key`: work and answer stand both or neither. What does not use it is kept after the handler, so that a
   * process that dies in between leaves the work done and the key free.
   */
  readonly once: <Answer>(
    database: Database,
    work: (transaction: Database) => Promise<Answer>,
  ) => Promise<Answer>;
}

/** A checked request to an endpoint, with the types its schemas gave it. */
export interface RequestOf<Id extends EndpointId> extends CheckedRequest {
  readonly params: Id extends keyof typeof lookupParams
    ? z.output<(typeof lookupParams)[Id]>
    : Id extends ListId
      ? Readonly<Record<string, string>>
      : PartOf<Id, "params">;
  readonly query: Id extends ListId
    ? ListQuery
    : Id extends CallId
      ? PartOf<Id, "query">
      : Readonly<Record<string, string>>;
  readonly body: PartOf<Id, "body">;
  readonly file: FileOf<Endpoints[Id]>;
  readonly stream: StreamOf<Endpoints[Id]>;
}

/** The body of an endpoint that takes it as it is. */
type StreamOf<E> = E extends { readonly rawBody: RawBody } ? AsyncIterable<Uint8Array> : undefined;

/** The file of an endpoint that asks for one; undefined is possible only where it may be left out. */
type FileOf<E> = E extends { readonly upload: { readonly isOptional: true } }
  ? UploadedFile | undefined
  : E extends { readonly upload: Upload }
    ? UploadedFile
    : undefined;

type PartOf<Id extends EndpointId, Part extends string> = Id extends CallId
  ? AllCallSchemas[Id] extends Record<Part, infer Schema extends z.ZodType>
    ? z.output<Schema>
    : unknown
  : unknown;

/** What an endpoint answers: `null` is sent as 204, a `Response` as it is. */
type AnswerTo<Id extends EndpointId> = Id extends CallId
  ? AnswerOf<Id> | Response
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
