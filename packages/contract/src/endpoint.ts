import type { Access } from "./access.ts";
import type { Fields, Filters } from "./fields.ts";
import type { Noun } from "./noun.ts";

/** The methods that calls use. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Common {
  readonly method: Method;
  /** Below the base; a parameter is written `:id`. */
  readonly path: string;
  /** @default "api" */
  readonly base?: "api" | "identity";
  /** Who may call it. There is no default: without it the contract does not compile and the server does not start. */
  readonly access: Access;
  /** One line for the API's readers. */
  readonly summary: string;
  /** Whether it answers nothing but data of the caller, so that reading it is not audited. @default false */
  readonly answersOwnData?: boolean;
  /** Whether it changes one row with a version, so that `If-Match` holds it to the one that was read. @default false */
  readonly isVersioned?: boolean;
  /**
   * Whether it approves something or changes what people may do, so that it is refused to an account whose password an
   * administrator chose: the administrator could act as its owner. @default false
   */
  readonly needsOwnPassword?: boolean;
}

/** A paged, filtered, sorted list that can be exported. */
export interface ListEndpoint<F extends Fields = Fields, Q extends Filters = Filters> extends Common {
  readonly kind: "list";
  readonly method: "GET";
  readonly fields: F;
  readonly filters: Q;
  /** The order unless asked otherwise, as `sort` on the wire. */
  readonly sort: string;
  /** What its rows are called in sentences. */
  readonly noun: Noun;
  /** The name of an exported file, without its ending. */
  readonly fileName: string;
  /**
   * For a list of many millions of rows that are only added to: the total is counted up to so many, and more are said
   * to be "10,000+". Sums need every row, so such a list has none.
   * @default every row is counted
   */
  readonly countUpTo?: number;
  /** For such a list: the filters of a day that a search for text needs, and the most days between them. */
  readonly textNeedsDays?: { readonly from: NameOf<Q>; readonly to: NameOf<Q>; readonly most: number };
  /** The parameters of the path, each with the field whose value it is: `{ agentId: "agentId" }`. */
  readonly params?: Readonly<Record<string, NameOf<F>>>;
}

/** A short list of choices, a bare array sorted by name. */
export interface LookupEndpoint<F extends Fields = Fields, Q extends Filters = Filters> extends Common {
  readonly kind: "lookup";
  readonly method: "GET";
  readonly fields: F;
  readonly filters: Q;
}

/** One file that comes with a call, as a part of a multipart body; the body's other parts are text. */
export interface Upload {
  /** The name of its part. */
  readonly field: string;
  /** Counted while it is read. */
  readonly maxBytes: number;
  /** @default false */
  readonly isOptional?: boolean;
}

/** A body that is one file as it is, read while it comes. */
export interface RawBody {
  /** The `content-type` it comes with. */
  readonly mediaType: string;
  /** Counted while it is read. */
  readonly maxBytes: number;
}

/** Any other call; its shapes are schemas under the same id. */
export interface CallEndpoint<F extends Fields = Fields, U extends Upload | undefined = Upload | undefined>
  extends Common {
  readonly kind: "call";
  /** The body is multipart and brings this file. */
  readonly upload?: U;
  /** The body is a file of its own, not JSON. */
  readonly rawBody?: RawBody;
  /** What the answer's values are called and how they are written, where a screen shows them. */
  readonly fields?: F;
}

/** Any call of the contract. */
export type Endpoint = ListEndpoint | LookupEndpoint | CallEndpoint;

/** The names of fields or filters. */
export type NameOf<Named extends Fields | Filters> = Extract<keyof Named, string>;

/** A list as it is declared. */
export type ListDefinition<F extends Fields, Q extends Filters> = Omit<
  ListEndpoint<F, Q>,
  "kind" | "method" | "fileName"
> & {
  /** @default the plural of `noun`, with hyphens */
  readonly fileName?: string;
};

/** Declares a list; filters can only look at fields that are there. */
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

/** Declares a call; one with an `upload` always has its file, one with a `rawBody` its stream. */
export function call<const F extends Fields, const U extends Upload>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload"> & { readonly upload: U },
): CallEndpoint<F, U> & { readonly upload: U };
export function call<const F extends Fields, const R extends RawBody>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload" | "rawBody"> & { readonly rawBody: R },
): CallEndpoint<F, undefined> & { readonly rawBody: R };
export function call<const F extends Fields>(
  definition: Omit<CallEndpoint<F>, "kind" | "upload">,
): CallEndpoint<F, undefined>;
export function call(definition: Omit<CallEndpoint, "kind">): CallEndpoint {
  return { kind: "call", ...definition };
}

/** The path from the origin, each parameter written by `write`: `/api/Policies/detail/:id` unless said. */
export function pathFromOrigin(
  endpoint: Pick<Endpoint, "base" | "path">,
  write: (name: string) => string = (name) => `:${name}`,
): string {
  return `/${endpoint.base ?? "api"}${endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => write(name))}`;
}
