import type { Access } from "../access.ts";
import {
  type CallEndpoint,
  call,
  type ListDefinition,
  type ListEndpoint,
  list,
  type NameOf,
} from "../endpoint.ts";
import { acceptsSeveralValues, type Fields, type Filters } from "../fields.ts";
import { type CrudName, crudCalls, crudSummaries } from "./crud.ts";
import { statusHistoryFields, type WorkName, workCalls, workSummaries } from "./work.ts";

/** The name of a call that `featureEndpoints` makes. */
export type FeatureCall = CrudName | WorkName;

/** A list with the calls on its rows. */
export interface FeatureDefinition<
  F extends Fields,
  Q extends Filters,
  Name extends FeatureCall,
  D extends Fields,
> extends Omit<ListDefinition<F, Q>, "path"> {
  /** The common start of the paths of its calls: "/Visits". */
  readonly path: string;
  /** The calls besides the list. */
  readonly calls: readonly Name[];
  /** Who can create, change, end and remove rows. @default as `access` */
  readonly writeAccess?: Access;
  /** Who can assign rows; required with `assign`, and by updates that change the agent. */
  readonly assignAccess?: Access;
  /**
   * Whether `setStatuses` and `assign` can be undone. Not if they have effects other than on the rows, such as email.
   * @default true
   */
  readonly isUndoable?: boolean;
  /**
   * Whether the calls that set a status can add a follow-up, for statuses that promise something. The lookup of statuses
   * says which do.
   * @default false
   */
  readonly takesFollowUp?: boolean;
  /** What follows `path`, if the specification differs from the usual path. */
  readonly paths?: { readonly [Call in Name | "list"]?: string };
  /** Descriptions of calls in the API's documentation. @default a sentence with `noun` */
  readonly summaries?: { readonly [Call in Name]?: string };
  /** The fields of `detail`. @default those of the list */
  readonly detailFields?: D;
}

/** More users can see rows than assign them, so `assignAccess` has no default. */
type AssignAccessIfCalled<Name extends FeatureCall> = [Extract<Name, "assign">] extends [never]
  ? unknown
  : { readonly assignAccess: Access };

type EndpointOf<Name extends FeatureCall, D extends Fields> = Name extends "detail"
  ? CallEndpoint<D, undefined>
  : Name extends "history"
    ? CallEndpoint<typeof statusHistoryFields, undefined>
    : CallEndpoint<Fields, undefined>;

/** The list and its calls, by their ids. */
export type FeatureEndpoints<
  Prefix extends string,
  F extends Fields,
  Q extends Filters,
  Name extends FeatureCall,
  D extends Fields,
> = { readonly [Id in `${Prefix}.list`]: ListEndpoint<F, Q> } & {
  readonly [Call in Name as `${Prefix}.${Call}`]: EndpointOf<Call, D>;
};

/**
 * Declares a list and the calls on its rows. The server implements `create`, `detail`, `update`, `save`, `end` and
 * `remove` with `crud`; `summary`, `history`, `setStatus`, `setStatuses` and `assign` with `work`.
 */
export function featureEndpoints<
  const Prefix extends string,
  const F extends Fields,
  const Q extends Filters<NameOf<F>>,
  const Name extends FeatureCall,
  const D extends Fields = F,
>(
  prefix: Prefix,
  definition: FeatureDefinition<F, Q, Name, D> & AssignAccessIfCalled<Name>,
): FeatureEndpoints<Prefix, F, Q, Name, D> {
  const declared: FeatureDefinition<F, Q, Name, D> = definition;
  const {
    calls,
    paths,
    writeAccess,
    assignAccess,
    isUndoable,
    takesFollowUp,
    summaries,
    detailFields,
    ...listed
  } = declared;
  const shared: Shared = {
    ...declared,
    prefix,
    paths: paths ?? {},
    summaries: { ...crudSummaries(listed.noun), ...workSummaries(listed.noun), ...summaries },
    detailFields: detailFields ?? listed.fields,
    repeatable: repeatableFilters(listed.filters),
  };
  const entries: readonly (readonly [string, ListEndpoint<F, Q> | CallEndpoint])[] = [
    [`${prefix}.list`, list<F, Q>({ ...listed, path: `${listed.path}${shared.paths.list ?? ""}` })],
    ...calls.map((name) => [`${prefix}.${name}`, endpointOf(name, shared)] as const),
  ];
  return Object.fromEntries(entries) as FeatureEndpoints<Prefix, F, Q, Name, D>;
}

function repeatableFilters(filters: Filters): readonly string[] {
  return Object.entries(filters).flatMap(([name, filter]) => (acceptsSeveralValues(filter) ? [name] : []));
}

/** What all calls of a feature have in common. */
interface Shared {
  readonly prefix: string;
  readonly path: string;
  readonly access: Access;
  readonly writeAccess?: Access;
  readonly assignAccess?: Access;
  readonly isUndoable?: boolean;
  readonly takesFollowUp?: boolean;
  readonly paths: { readonly [Call in FeatureCall | "list"]?: string };
  readonly summaries: Readonly<Record<FeatureCall, string>>;
  readonly detailFields: Fields;
  /** The list's filters that take several values. */
  readonly repeatable: readonly string[];
  readonly searchable?: readonly string[];
}

const methodsAndPaths = { ...crudCalls, ...workCalls };
const versionedCalls: readonly FeatureCall[] = [
  "update",
  "save",
  "end",
  "remove",
  "setStatus",
  "putStatus",
  "patchStatus",
];
const statusCalls: readonly FeatureCall[] = ["setStatus", "putStatus", "patchStatus", "setStatuses"];
const bulkCalls: readonly FeatureCall[] = ["setStatuses", "assign"];

function endpointOf(name: FeatureCall, shared: Shared): CallEndpoint {
  const { method, path } = methodsAndPaths[name];
  return call({
    method,
    path: `${shared.path}${shared.paths[name] ?? path}`,
    access: accessOf(name, shared),
    summary: shared.summaries[name],
    ...(name === "detail" && { fields: shared.detailFields }),
    ...(name === "history" && { fields: statusHistoryFields }),
    ...((name === "summary" || name === "summaries") && {
      repeatable: shared.repeatable,
      ...(shared.searchable && { takesSearch: true }),
    }),
    ...(versionedCalls.includes(name) && { isVersioned: true }),
    ...(bulkCalls.includes(name) && shared.isUndoable !== false && { isUndoable: true }),
    ...(statusCalls.includes(name) && shared.takesFollowUp && { takesFollowUp: true }),
  });
}

/** @throws Error if `assignAccess` is missing, which the types of `featureEndpoints` prevent */
function accessOf(name: FeatureCall, { prefix, access, writeAccess, assignAccess }: Shared): Access {
  if (name !== "detail" && Object.hasOwn(crudCalls, name)) return writeAccess ?? access;
  if (name !== "assign") return access;
  if (assignAccess !== undefined) return assignAccess;
  throw new Error(`"${prefix}.assign" needs an \`assignAccess\`: who may call it.`);
}
