import type { Access } from "../access.ts";
import { type CallEndpoint, call } from "../endpoint.ts";
import type { Fields } from "../fields.ts";

/** The calls on rows that people create and change: `end` says that a row has ended, `remove` takes it away. */
const crudCalls = {
  create: { method: "POST", path: "", does: "Adds" },
  detail: { method: "GET", path: "/:id", does: "Answers" },
  update: { method: "PUT", path: "/:id", does: "Changes" },
  end: { method: "POST", path: "/:id/end", does: "Ends" },
  remove: { method: "DELETE", path: "/:id", does: "Removes" },
} as const;

/** The name of such a call. */
export type CrudName = keyof typeof crudCalls;

/** Where the calls of a feature are, who may make them, and which there are. */
export interface CrudOptions<Name extends CrudName, F extends Fields> {
  /** Where they begin: "/GeneralConfig". */
  readonly path: string;
  readonly access: Access;
  /** Who creates, changes, ends and removes rows. @default as `access` */
  readonly writeAccess?: Access;
  readonly calls: readonly Name[];
  /** What follows `path` where the specification says something else. */
  readonly paths?: { readonly [Call in Name]?: string };
  /** What a row is called in the API's documentation: "a configuration entry". */
  readonly one: string;
  /** What the API's documentation says of a call. @default a sentence with `one` */
  readonly summaries?: { readonly [Call in Name]?: string };
  /** The fields of `detail`. */
  readonly fields?: F;
}

/** Calls under a prefix, by their ids. */
export type CrudEndpoints<Prefix extends string, Name extends CrudName, F extends Fields> = {
  readonly [Call in Name as `${Prefix}.${Call}`]: Call extends "detail"
    ? CallEndpoint<F, undefined>
    : CallEndpoint<Fields, undefined>;
};

/** The calls that create, read, change, end and remove rows; what the server's `crud` answers. */
export function crudEndpoints<
  const Prefix extends string,
  const Name extends CrudName,
  const F extends Fields = Fields,
>(prefix: Prefix, options: CrudOptions<Name, F>): CrudEndpoints<Prefix, Name, F> {
  const { path, access, writeAccess = access, calls, one, fields } = options;
  const paths: Readonly<Partial<Record<CrudName, string>>> = options.paths ?? {};
  const summaries: Readonly<Partial<Record<CrudName, string>>> = options.summaries ?? {};
  const endpoints = calls.map((name): [string, CallEndpoint] => [
    `${prefix}.${name}`,
    call({
      method: crudCalls[name].method,
      path: `${path}${paths[name] ?? crudCalls[name].path}`,
      access: name === "detail" ? access : writeAccess,
      summary: summaries[name] ?? `${crudCalls[name].does} ${one}.`,
      ...(name === "detail" && fields && { fields }),
      ...(name !== "create" && name !== "detail" && { isVersioned: true }),
    }),
  ]);
  return Object.fromEntries(endpoints) as CrudEndpoints<Prefix, Name, F>;
}
