import type { Access } from "../access.ts";
import { type CallEndpoint, call } from "../endpoint.ts";
import type { Field, LookupFilter } from "../fields.ts";
import { typeGuids } from "../type-guids.ts";

/** An entry of a status history. */
export const statusHistoryFields = {
  status: { label: "Status", format: "status" },
  createdBy: { label: "By" },
  createdDate: { label: "From", format: "dateTime" },
  endDate: { label: "Until", format: "dateTime" },
  comment: { label: "Comment" },
} as const satisfies Record<string, Field>;

/** A filter by status, which offers the entries of a generic type. */
export function statusFilter(type: keyof typeof typeGuids) {
  return {
    kind: "select",
    options: "types.lookup",
    optionParams: { typeGuid: typeGuids[type] },
    optionValue: "name",
  } as const satisfies LookupFilter;
}

/** The calls on rows that are worked. */
const workCalls = {
  summary: { method: "GET", path: "/summary" },
  /** Another name of `summary`, which the specification has. */
  summaries: { method: "GET", path: "/summaries" },
  history: { method: "GET", path: "/:id/status" },
  setStatus: { method: "POST", path: "/:id/status" },
  /** The same as `setStatus`, where the specification has both. */
  putStatus: { method: "PUT", path: "/:id/status" },
  setStatuses: { method: "POST", path: "/status" },
  assign: { method: "POST", path: "/assign" },
} as const;

/** The name of such a call. */
export type WorkName = keyof typeof workCalls;

/** Those calls that there are unless a feature says which. */
export const usualWork = ["summary", "history", "setStatus", "setStatuses", "assign"] as const;
/** The name of one of them. */
export type UsualWork = (typeof usualWork)[number];

/** Where the calls of a feature are, who may make them, and which there are. */
export interface WorkOptions<Name extends WorkName> {
  /** Where they begin: "/LostPolicy". */
  readonly path: string;
  readonly access: Access;
  /** Who assigns rows. Needed where `assign` is among the calls. */
  readonly assignAccess?: Access;
  /** Which calls there are. @default `summary`, `history`, `setStatus`, `setStatuses` and `assign` */
  readonly calls?: readonly Name[];
  /** What follows `path` where the specification says something else. */
  readonly paths?: { readonly [Call in Name]?: string };
  /** What a row is called in the API's documentation, "a policy", and several of them, "policies". */
  readonly words?: { readonly one: string; readonly many: string };
}

/** Who assigns rows must be said where there is a call for it: more people may see rows than give them away. */
type AssignAccessIfCalled<Name extends WorkName> = [Extract<Name, "assign">] extends [never]
  ? unknown
  : { readonly assignAccess: Access };

/** Calls under a prefix, by their ids. */
export type WorkEndpoints<Prefix extends string, Name extends WorkName> = {
  readonly [Call in Name as `${Prefix}.${Call}`]: Call extends "history"
    ? CallEndpoint<typeof statusHistoryFields, undefined>
    : CallEndpoint<Readonly<Record<string, Field>>, undefined>;
};

/** The calls that set, count and tell the status of rows, and assign them; what the server's `work` answers. */
export function workEndpoints<const Prefix extends string, const Name extends WorkName = UsualWork>(
  prefix: Prefix,
  options: WorkOptions<Name> & AssignAccessIfCalled<Name>,
): WorkEndpoints<Prefix, Name> {
  const { path, access, calls = usualWork, words } = options;
  const paths: Readonly<Partial<Record<WorkName, string>>> = options.paths ?? {};
  const summaries = summariesOf(words);
  const endpoints = calls.map((name): [string, CallEndpoint] => [
    `${prefix}.${name}`,
    call({
      method: workCalls[name].method,
      path: `${path}${paths[name] ?? workCalls[name].path}`,
      access: name === "assign" ? assignAccessOf(prefix, options) : access,
      summary: summaries[name],
      ...(name === "history" && { fields: statusHistoryFields }),
      ...((name === "setStatus" || name === "putStatus") && { isVersioned: true }),
    }),
  ]);
  return Object.fromEntries(endpoints) as WorkEndpoints<Prefix, Name>;
}

/** @throws Error where it is not said, which the types of `workEndpoints` keep from happening */
function assignAccessOf(
  prefix: string,
  { assignAccess }: Pick<WorkOptions<WorkName>, "assignAccess">,
): Access {
  if (assignAccess !== undefined) return assignAccess;
  throw new Error(`"${prefix}.assign" does not say who may call it; give the calls an \`assignAccess\`.`);
}

function summariesOf(words: WorkOptions<WorkName>["words"]): Readonly<Record<WorkName, string>> {
  const { one = "one", many = "several" } = words ?? {};
  const counted = words
    ? `How many ${many} each agent has in each status.`
    : "How many of them each agent has in each status, and when that was last worked out.";
  return {
    summary: counted,
    summaries: counted,
    history: `The statuses ${one} has had; the last one is the current one.`,
    setStatus: `Gives ${one} another status.`,
    putStatus: `Gives ${one} another status; the same as POST.`,
    setStatuses: `Gives ${many} another status: all of them or none.`,
    assign: `Assigns ${words ? many : "them"} to an agent: all of them or none.`,
  };
}
