import type { CallId, EndpointId, Endpoints, ListId, Page, RawBody, Upload } from "@portico/contract";
import type { AllCallSchemas, ListQuery, ResponseBody } from "@portico/contract/schemas";
import type { lookupParameters } from "@portico/contract/schemas/lookups";
import type * as z from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import type { EnvelopedPage } from "../lists/envelope.ts";
import type { Browser } from "./browser.ts";
import type { AbortResponse } from "./connection.ts";
import type { UploadedFile } from "./multipart.ts";
import type { Revealed } from "./revealed.ts";

/** A request that passed all checks: the caller is authorized and the input is valid. */
export interface CheckedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The uploaded file of an endpoint with `upload`. */
  readonly file: UploadedFile | undefined;
  /** The body of an endpoint with `rawBody`. Reading it throws if it is too large or breaks off. */
  readonly stream: AsyncIterable<Uint8Array> | undefined;
  /** The version in `if-match`, for versioned endpoints. Writes to another version are refused. */
  readonly expectedVersion: number | undefined;
  /** Undefined only for public endpoints. */
  readonly caller: Caller | undefined;
  /** The bearer token. */
  readonly bearer: string | undefined;
  /** The `accept` header, which selects the format of a list. */
  readonly accept: string | undefined;
  /** The client's address. */
  readonly address: string;
  /** The host name that the client called, without the port. */
  readonly host?: string | undefined;
  /** The `user-agent` header. */
  readonly userAgent?: string | undefined;
  readonly browser: Browser;
  /** The `Idempotency-Key`, which the client repeats with the request. */
  readonly idempotencyKey?: string | undefined;
  readonly abortResponse: AbortResponse;
  /**
   * Sends a GET for JSON with the same token, as if the client had sent it.
   * @param path from the origin, with the query
   */
  readonly read: (path: string) => Promise<Response>;
  /**
   * Runs the work of a POST in one transaction and saves its result for repeats with the same `Idempotency-Key`, so
   * that both commit or neither does. Results of other work are saved after the handler: if the process dies in
   * between, the work is done and the key can be used again.
   */
  readonly once: <ResponseBody>(
    database: Database,
    work: (transaction: Database) => Promise<ResponseBody>,
  ) => Promise<ResponseBody>;
}

/** A checked request with the types of the endpoint's schemas. */
export interface RequestOf<Id extends EndpointId> extends CheckedRequest {
  readonly params: Id extends keyof typeof lookupParameters
    ? z.output<(typeof lookupParameters)[Id]>
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

/** The body of an endpoint with `rawBody`. */
type StreamOf<E> = E extends { readonly rawBody: RawBody } ? AsyncIterable<Uint8Array> : undefined;

/** The uploaded file. Undefined only if it is optional. */
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

/** What a handler returns. `null` is sent as 204, a `Response` unchanged. A call that reveals can't return its body. */
type ResultOf<Id extends EndpointId> = Id extends CallId
  ? Endpoints[Id] extends { readonly reveals: true }
    ? Revealed<ResponseBody<Id>>
    : ResponseBody<Id> | Response
  : Id extends ListId
    ? Page<unknown> | EnvelopedPage | Response
    : readonly unknown[];

/** Handles one endpoint. */
export type Handler<Id extends EndpointId> = (request: RequestOf<Id>) => Promise<ResultOf<Id>>;

/** One handler per endpoint. A missing handler is a compile error. */
export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };

/**
 * A handler of an endpoint known only at run time. Declared as a method, so that its parameter is checked bivariantly:
 * the endpoint's schemas have parsed the request.
 */
export type AnyHandler = { handle(request: CheckedRequest): Promise<unknown> }["handle"];
