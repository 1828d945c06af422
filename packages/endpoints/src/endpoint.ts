import type { Access } from "./access.ts";
import type { Fields, Filters } from "./fields.ts";
import type { Noun } from "./noun.ts";

/** The HTTP methods of calls. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Common {
  readonly method: Method;
  /** The path below the base; parameters as `:id`. */
  readonly path: string;
  /** @default "api" */
  readonly base?: "api" | "identity";
  /** Who may call it. There is no default: without it the contract does not compile and the server does not start. */
  readonly access: Access;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** Whether its response has only the caller's own data, so that reading it is not audited. @default false */
  readonly returnsOwnData?: boolean;
  /** Whether it changes something although it is a GET, so that previews can't call it. @default false */
  readonly hasEffects?: boolean;
  /** Whether it stores nothing although it is a POST. Its response isn't stored for repeated requests. @default false */
  readonly changesNothing?: boolean;
  /** Whether it changes one row with a version, so that `If-Match` must have the current version. @default false */
  readonly isVersioned?: boolean;
  /**
   * Whether its response has an `undo`, with which the caller can undo the change for `undoLasts` (decisions, 44).
   * @default false
   */
  readonly isUndoable?: boolean;
  /**
   * Whether it sets a status and its body can have a `followUp`: when that is due which the status promises.
   * @default false
   */
  readonly takesFollowUp?: boolean;
  /**
   * Whether it approves something or changes rights, so that accounts whose password an administrator chose cannot call
   * it: the administrator could act as the account's owner. @default false
   */
  readonly needsOwnPassword?: boolean;
  /**
   * Whether its response has a full secret, such as a Social Security number. Its handler gets it from `revealValue`,
   * which counts it for the caller's budget (decisions, 57). Its response isn't stored for repeated requests.
   * @default false
   */
  readonly reveals?: boolean;
}

/** The shape of a list response whose `data` is an object: `{ data: { statements, amountMembers }, totalRecords }`. */
export interface ListEnvelope<FieldName extends string = string> {
  /** The key of the rows in `data`. */
  readonly rows: string;
  /** The sums in `data`, each with its field. They are always included. */
  readonly totals: Readonly<Record<string, FieldName>>;
}

/** A paged, filtered, sorted list that can be exported. */
export interface ListEndpoint<F extends Fields = Fields, Q extends Filters = Filters> extends Common {
  readonly kind: "list";
  readonly method: "GET";
  readonly fields: F;
  readonly filters: Q;
  /**
   * The fields that the parameter `search` looks for words in: names and numbers that people know a row by. A list
   * without them has no such parameter.
   */
  readonly searchable?: readonly string[];
  /** The default order, in the format of the `sort` parameter. */
  readonly sort: string;
  /** The name of its rows in sentences. */
  readonly noun: Noun;
  /** The name of an exported file, without its extension. */
  readonly fileName: string;
  /** The title of exported documents. @default the file name in words */
  readonly exportTitle?: string;
  /**
   * The count at which the total stops, shown as "10,000+", for append-only lists of many millions of rows. Sums need
   * every row, so such a list has none.
   * @default every row is counted
   */
  readonly countUpTo?: number;
  /** For such a list: the date filters that a full-text search requires, and the maximum number of days. */
  readonly textNeedsDays?: { readonly from: NameOf<Q>; readonly to: NameOf<Q>; readonly most: number };
  /** Where the response has its rows and sums, if not in `data` and `totals`. */
  readonly envelope?: ListEnvelope<NameOf<F>>;
  /** The parameters of the path, each with the field that it filters by: `{ agentId: "agentId" }`. */
  readonly params?: Readonly<Record<string, NameOf<F>>>;
}

/** A short list of options, as an array sorted by name. */
export interface LookupEndpoint<F extends Fields = Fields, Q extends Filters = Filters> extends Common {
  readonly kind: "lookup";
  readonly method: "GET";
  readonly fields: F;
  readonly filters: Q;
}

/** A file in a multipart body; the other parts are text. */
export interface Upload {
  /** The name of its part. */
  readonly field: string;
  /** Checked while the file is read. */
  readonly maxBytes: number;
  /** @default false */
  readonly isOptional?: boolean;
}

/** A body that is a file, read as a stream. */
export interface RawBody {
  /** Its `content-type`. */
  readonly mediaType: string;
  /** Other types that it can have. @default none */
  readonly otherMediaTypes?: readonly string[];
  /** Checked while the file is read. */
  readonly maxBytes: number;
}

/** Any other call; its schemas have the same id. */
export interface CallEndpoint<F extends Fields = Fields, U extends Upload | undefined = Upload | undefined>
  extends Common {
  readonly kind: "call";
  /** The body is multipart and includes this file. */
  readonly upload?: U;
  /** The body is a file, not JSON. */
  readonly rawBody?: RawBody;
  /**
   * The query parameters that confirm something, with the value that does. Without one that is needed, the response is a
   * 422 whose error for this parameter is the question. @default none
   */
  readonly confirmations?: Readonly<Record<string, string>>;
  /**
   * The query parameters that a user chooses if there is a choice. With `asks=true` and without one that is needed, the
   * response is a 422 whose errors for this parameter are the values. @default none
   */
  readonly choices?: readonly string[];
  /** The query parameters that can be repeated. @default none */
  readonly repeatable?: readonly string[];
  /** Whether its query can have the search of a list. @default false */
  readonly takesSearch?: boolean;
  /** The labels and formats of the response's values, if a screen shows them. */
  readonly fields?: F;
}

/** Any call of the contract. */
export type Endpoint = ListEndpoint | LookupEndpoint | CallEndpoint;

/** The names of fields or filters. */
export type NameOf<Named extends Fields | Filters> = Extract<keyof Named, string>;

/** A list as declared. */
export type ListDefinition<F extends Fields, Q extends Filters> = Omit<
  ListEndpoint<F, Q>,
  "kind" | "method" | "fileName" | "searchable"
> & {
  /** The fields that searches look in. @default none, and no search */
  readonly searchable?: readonly NameOf<F>[];
  /** @default the plural of `noun`, with hyphens */
  readonly fileName?: string;
};

/** Declares a list; filters can only use its fields. */
export function list<const F extends Fields, const Q extends Filters<NameOf<F>>>(
  definition: ListDefinition<F, Q>,
): ListEndpoint<F, Q> {
  const fileName = definition.noun.other.replaceAll(" ", "-");
  return { kind: "list", method: "GET", fileName, ...definition };
}

/** Declares a lookup. */
export function lookup<const F extends Fields, const Q extends Filters>(
  definition: Omit<LookupEndpoint<F, Q>, "kind" | "method">,
): LookupEndpoint<F, Q> {
  return { kind: "lookup", method: "GET", ...definition };
}

/**
 * Declares a call; the file of an `upload` and the stream of a `rawBody` are always required, and a call that `reveals`
 * must use `revealValue`.
 */
export function call<const F extends Fields, const U extends Upload>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload"> & { readonly upload: U },
): CallEndpoint<F, U> & { readonly upload: U };
export function call<const F extends Fields, const R extends RawBody>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload" | "rawBody"> & { readonly rawBody: R },
): CallEndpoint<F, undefined> & { readonly rawBody: R };
export function call<const F extends Fields>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload"> & { readonly reveals: true },
): CallEndpoint<F, undefined> & { readonly reveals: true };
export function call<const F extends Fields>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload">,
): CallEndpoint<F, undefined>;
export function call(definition: Omit<CallEndpoint, "kind">): CallEndpoint {
  return { kind: "call", ...definition };
}

/**
 * The path of a list's second form: a POST whose JSON body has the query's parameters. Personal values stay out of
 * URLs, which proxies and browsers log. It reads the same rows, and changes nothing.
 */
export function searchPathOf(path: string): string {
  return `${path}/search`;
}

/** Whether an endpoint has that second form: lists, and calls that take a list's search. */
export function hasSearchPath(endpoint: Endpoint): boolean {
  return endpoint.kind === "list" || (endpoint.kind === "call" && endpoint.takesSearch === true);
}

/** The path from the origin, with each parameter written by `write`. @default `/api/Orders/detail/:id` */
export function pathFromOrigin(
  endpoint: Pick<Endpoint, "base" | "path">,
  write: (name: string) => string = (name) => `:${name}`,
): string {
  return `/${endpoint.base ?? "api"}${endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => write(name))}`;
}
