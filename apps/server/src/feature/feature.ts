import type { CrudName, EndpointId, ListId, WorkName } from "@portico/contract";
import type { AuditCategory } from "../audit/record-audit.ts";
import type { VersionedTable } from "../audit/versioned-table.ts";
import type { Database } from "../db/database.ts";
import type { EncryptedColumn } from "../encrypted-columns/encrypted-column.ts";
import type { Handlers } from "../http/handler.ts";
import type { JobHandler } from "../jobs/job-kind.ts";
import type { List, ListSource } from "../lists/list.ts";
import type { Services } from "../services/services.ts";
import { type ContractCalls, callOf, hasBulkCallsOf, type PrefixOf } from "./calls.ts";
import type { Catalog, NoteTarget } from "./catalog.ts";
import type { BodyOf, Crud, RequiredCrud } from "./crud/crud.ts";
import type { DemoContext, DemoRows } from "./demo-rows.ts";
import { type AnyListDeclaration, completeList, type ListDeclaration } from "./list-declaration.ts";
import { type Calls, handlersOfList, workOfList } from "./list-handlers.ts";
import { recordFirstStatuses } from "./work/status-changes.ts";
import type { RequiredWork, Work, WorkContext, WorkTable } from "./work/work.ts";

/**
 * The declaration of a feature. Call IDs are derived from the list's ID: `lostPolicy.list` gives
 * `lostPolicy.setStatus`. The contract decides which of the calls of `crud` and `work` exist.
 *
 * For example, a list of tasks that users add, change and assign. `crud` and `work` are optional:
 *
 * export const tasksFeature = feature({
 * list: { id: "tasks.list", table: tasks, scope: "Policy" },
 * category: "policy",
 * crud: {},
 * work: { statusType: "leadStatus" },
 * });
 *
 * The contract has `featureEndpoints("tasks", { … })`.
 */
interface Declaration<Id extends ListId, Table extends ListSource, HandlerId extends EndpointId> {
  /** The list, with its exports and selections. */
  readonly list?: ListDeclaration<Id, Table>;
  /** The audit category of writes. */
  readonly category?: AuditCategory;
  /** Creates, reads, updates, ends and deletes rows. */
  readonly crud?: Table extends VersionedTable ? Crud<Table, BodyOf<PrefixOf<Id>>> : DetailOnly;
  /** Changes the status and agent of rows, and counts them by status. */
  readonly work?: Work<Id, Table extends WorkTable ? Table : WorkTable>;
  /** The feature's other handlers. They override those of `crud` and `work`. */
  readonly handlers?: (services: Services, catalog: Catalog) => Pick<Handlers, HandlerId>;
  /** The handlers of the feature's jobs. */
  readonly jobs?: (services: Services, lists: Catalog["lists"]) => readonly JobHandler[];
  readonly noteTargets?: NoteTarget;
  /** The columns with encrypted values. `keys:rotate` encrypts them with the new key. */
  readonly encrypted?: readonly EncryptedColumn[];
  /**
   * Adds the feature's rows to the demo data, after agents and policies. Rows with a status get their first status
   * history entry.
   */
  readonly demoRows?: DemoRows;
}

/** The options of `crud` for rows without versions, which have no writing calls. */
type DetailOnly = Pick<Crud, "detail">;

/** The required options of a declaration, depending on the contract's calls. */
type RequiredOptions<Id extends ListId, Table extends ListSource, Options> = {
  readonly crud?: RequiredCrud<PrefixOf<Id>, Table>;
  readonly work?: RequiredWork<PrefixOf<Id>, Table>;
} & (Extract<keyof Options, "crud" | "work"> extends never ? unknown : RequiredCategory<PrefixOf<Id>>);

type RequiredCategory<Prefix extends string> = [
  ContractCalls<Prefix, Exclude<CrudName, "detail"> | "setStatus" | "putStatus" | "setStatuses" | "assign">,
] extends [never]
  ? unknown
  : { readonly category: AuditCategory };

/** The calls that a declaration handles. */
type HandledCalls<Id extends ListId, HandlerId extends EndpointId, Options> =
  | Id
  | ("crud" extends keyof Options ? ContractCalls<PrefixOf<Id>, CrudName> : never)
  | ("work" extends keyof Options ? ContractCalls<PrefixOf<Id>, WorkName> : never)
  | HandlerId;

/** A feature of the server: its handlers, and what other features use. */
export interface Feature<Id extends EndpointId = never, Listed extends ListId = never> {
  /** The list by its ID. Empty for a feature without a list. */
  readonly lists: { readonly [ListedId in Listed]: List<ListedId> };
  /** Whether its list has bulk calls, so that selections of it are frozen. */
  readonly hasBulkCalls: boolean;
  readonly noteTargets: NoteTarget | undefined;
  readonly encrypted: readonly EncryptedColumn[];
  /** What the calls of `work` depend on. Undefined without `work`. */
  readonly workOf: (services: Services) => WorkContext | undefined;
  readonly handlers: (services: Services, catalog: Catalog) => Pick<Handlers, Id>;
  readonly jobs: (services: Services, lists: Catalog["lists"]) => readonly JobHandler[];
  readonly demoRows: DemoRows;
}

/** Declares a feature. An unhandled call of the contract, or a handler of an unknown call, is a compile error. */
export function feature<
  const Id extends ListId = never,
  Table extends ListSource = never,
  HandlerId extends EndpointId = never,
  Options extends object = object,
>(
  declaration: Declaration<Id, Table, HandlerId> & Options & RequiredOptions<Id, Table, Options>,
): Feature<HandledCalls<Id, HandlerId, Options>, Id> {
  // The compiler can't follow IDs built from strings. The types above list them.
  const { list: declared, crud, work, category, noteTargets } = declaration as AnyDeclaration;
  const { handlers: ownHandlers, jobs = () => [], encrypted = [], demoRows } = declaration;
  const list = declared && completeList(declared);
  if (list && work) {
    requireNoEffects(list.id, work);
    requireFollowUps(list.id, work);
  }
  const calls: Calls | undefined = list && { list, crud, work, category };
  const made: unknown = {
    lists: list ? { [list.id]: list } : {},
    hasBulkCalls: list !== undefined && hasBulkCallsOf(list.id, { hasWork: work !== undefined }),
    noteTargets,
    encrypted,
    workOf: (services: Services) => calls && workOfList(services, calls),
    handlers: (services: Services, catalog: Catalog) => ({
      ...(calls && handlersOfList(services, catalog, calls)),
      ...ownHandlers?.(services, catalog),
    }),
    jobs,
    demoRows: async (database: Database, context: DemoContext) => {
      await demoRows?.(database, context);
      if (demoRows && list && work) await recordFirstStatuses(database, list.table as WorkTable);
    },
  };
  return made as Feature<HandledCalls<Id, HandlerId, Options>, Id>;
}

/** @throws Error if status changes have rules or effects that undoing would bypass */
function requireNoEffects(id: ListId, { checkStatus, statusChanged }: Work): void {
  if (!(checkStatus || statusChanged) || !callOf(id, "setStatuses")?.isUndoable) return;
  throw new Error(
    `The status changes of "${id}" have rules or effects, which undoing would bypass. Set \`isUndoable: false\` in its contract.`,
  );
}

/** @throws Error if the contract's calls take follow-ups that the feature can't add */
function requireFollowUps(id: ListId, { followUps }: Work): void {
  if (followUps || !callOf(id, "setStatuses")?.takesFollowUp) return;
  throw new Error(`The status changes of "${id}" take follow-ups. Set \`followUps\` in \`work\`.`);
}

/** Any declaration. */
interface AnyDeclaration extends Pick<Calls, "crud" | "work" | "category"> {
  readonly list?: AnyListDeclaration;
  readonly noteTargets?: NoteTarget;
}
