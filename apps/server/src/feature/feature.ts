import type { CrudName, EndpointId, ListId, WorkName } from "@portico/contract";
import type { AuditCategory } from "../audit/record-audit.ts";
import type { VersionedTable } from "../audit/versioned-table.ts";
import type { Database } from "../db/database.ts";
import type { Handlers } from "../http/handler.ts";
import type { JobHandler } from "../jobs/job-kind.ts";
import type { List, ListSource } from "../lists/list.ts";
import type { Services } from "../services/services.ts";
import { type ContractCalls, hasBulkCallsOf, type PrefixOf } from "./calls.ts";
import type { Catalog, NoteTarget } from "./catalog.ts";
import type { BodyOf, Crud, RequiredCrud } from "./crud/crud.ts";
import { type AnyListDeclaration, completeList, type ListDeclaration } from "./list-declaration.ts";
import { type Calls, handlersOfList } from "./list-handlers.ts";
import { recordFirstStatuses } from "./work/status-changes.ts";
import type { RequiredWork, Work, WorkTable } from "./work/work.ts";

/**
 * A feature as it is declared. The ids of its calls follow from the list's: `lostPolicy.list` gives `lostPolicy.setStatus`.
 * The contract decides which of the calls of `crud` and `work` there are.
 *
 * A list of tasks that people add, change and assign; `crud` and `work` may each be left out:
 *
 *     export const tasksFeature = feature({
 *       list: { id: "tasks.list", table: tasks, scope: "Policy" },
 *       category: "policy",
 *       crud: {},
 *       work: { statusType: "leadStatus" },
 *     });
 *
 * The contract has `featureEndpoints("tasks", { … })`.
 */
interface Declaration<Id extends ListId, Table extends ListSource, HandlerId extends EndpointId> {
  /** The list, with its exports and selections. */
  readonly list?: ListDeclaration<Id, Table>;
  /** The category of the audit events of writes. */
  readonly category?: AuditCategory;
  /** Creates, reads, changes, ends and removes rows. */
  readonly crud?: Table extends VersionedTable ? Crud<Table, BodyOf<PrefixOf<Id>>> : DetailOnly;
  /** Changes the status and the agent of rows, and counts them. */
  readonly work?: Work<Id>;
  /** The feature's other calls. One that `crud` or `work` has too replaces theirs. */
  readonly handlers?: (services: Services, catalog: Catalog) => Pick<Handlers, HandlerId>;
  /** The handlers of the feature's jobs. */
  readonly jobs?: (services: Services) => readonly JobHandler[];
  readonly noteTargets?: NoteTarget;
  /**
   * Adds the feature's rows to the demo data, after agents and policies. Rows with a status get the first entry of their
   * status history.
   * @param today `YYYY-MM-DD`
   */
  readonly demoRows?: (database: Database, today: string) => Promise<unknown>;
}

/** What `crud` can be for rows without versions, which no call writes. */
type DetailOnly = Pick<Crud, "detail">;

/** What a declaration must have, by the calls that the contract has. */
type RequiredOptions<Id extends ListId, Table extends ListSource, Options> = {
  readonly crud?: RequiredCrud<PrefixOf<Id>, Table>;
  readonly work?: RequiredWork<PrefixOf<Id>, Table>;
} & (Extract<keyof Options, "crud" | "work"> extends never ? unknown : CategoryIfWritten<PrefixOf<Id>>);

type CategoryIfWritten<Prefix extends string> = [
  ContractCalls<Prefix, Exclude<CrudName, "detail"> | "setStatus" | "putStatus" | "setStatuses" | "assign">,
] extends [never]
  ? unknown
  : { readonly category: AuditCategory };

/** The calls that a declaration answers. */
type AnsweredCalls<Id extends ListId, HandlerId extends EndpointId, Options> =
  | Id
  | ("crud" extends keyof Options ? ContractCalls<PrefixOf<Id>, CrudName> : never)
  | ("work" extends keyof Options ? ContractCalls<PrefixOf<Id>, WorkName> : never)
  | HandlerId;

/** A feature of the server: what answers its calls, and what other features need to know of it. */
export interface Feature<Id extends EndpointId = never, Listed extends ListId = never> {
  /** The list, by its id; none for a feature without one. */
  readonly lists: { readonly [ListedId in Listed]: List<ListedId> };
  /** Whether its list has calls that change all rows that match, so that selections of it are frozen. */
  readonly hasBulkCalls: boolean;
  readonly noteTargets: NoteTarget | undefined;
  readonly handlers: (services: Services, catalog: Catalog) => Pick<Handlers, Id>;
  readonly jobs: (services: Services) => readonly JobHandler[];
  readonly demoRows: (database: Database, today: string) => Promise<unknown>;
}

/** Declares a feature. A call of the contract that no feature answers, or one that does not exist, does not compile. */
export function feature<
  const Id extends ListId = never,
  Table extends ListSource = never,
  HandlerId extends EndpointId = never,
  Options extends object = object,
>(
  declaration: Declaration<Id, Table, HandlerId> & Options & RequiredOptions<Id, Table, Options>,
): Feature<AnsweredCalls<Id, HandlerId, Options>, Id> {
  // Ids are built from strings, which the compiler cannot follow: the types above say which there are.
  const { list: declared, crud, work, category, noteTargets } = declaration as AnyDeclaration;
  const { handlers: ownHandlers, jobs = () => [], demoRows } = declaration;
  const list = declared && completeList(declared);
  const calls: Calls | undefined = list && { list, crud, work, category };
  const made: unknown = {
    lists: list ? { [list.id]: list } : {},
    hasBulkCalls: list !== undefined && work !== undefined && hasBulkCallsOf(list.id),
    noteTargets,
    handlers: (services: Services, catalog: Catalog) => ({
      ...(calls && handlersOfList(services, catalog, calls)),
      ...ownHandlers?.(services, catalog),
    }),
    jobs,
    demoRows: async (database: Database, today: string) => {
      await demoRows?.(database, today);
      if (demoRows && list && work) await recordFirstStatuses(database, list.table as WorkTable);
    },
  };
  return made as Feature<AnsweredCalls<Id, HandlerId, Options>, Id>;
}

/** Any declaration. */
interface AnyDeclaration extends Pick<Calls, "crud" | "work" | "category"> {
  readonly list?: AnyListDeclaration;
  readonly noteTargets?: NoteTarget;
}
