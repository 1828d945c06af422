import type { CrudName, EndpointId, ListId, WorkName } from "@portico/contract";
import type { RowTable } from "../audit/write-row.ts";
import type { Database } from "../db/database.ts";
import type { AnyHandler, Handlers } from "../http/handler.ts";
import type { JobHandler } from "../jobs/job-kind.ts";
import { bindList, type List } from "../lists/list.ts";
import type { Services } from "../services/services.ts";
import { type CallsOf, handlersOfContract, hasBulkCallsOf, type PrefixOf, prefixOf } from "./calls.ts";
import type { Catalog, NotesOn } from "./catalog.ts";
import type { BodyOf, Crud, CrudNeeds } from "./crud/crud.ts";
import { crudHandlers } from "./crud/crud-handlers.ts";
import { listHandler } from "./list-handler.ts";
import type { Work, WorkNeeds, WorkTable } from "./work/work.ts";
import { workHandlers } from "./work/work-handlers.ts";

/**
 * A feature as it declares itself. The ids of its calls follow from the list's: `lostPolicy.list` gives
 * `lostPolicy.setStatus`. Which of the calls of `crud` and `work` there are, the contract says.
 *
 * A list of tasks that people add, change, work and assign; `crud` and `work` may each be left out:
 *
 *     export const tasksFeature = feature({
 *       list: {
 *         id: "tasks.list",
 *         scope: { area: "Policy", agentId: tasks.agentId }, // who sees which rows
 *         table: tasks,
 *         key: tasks.id,
 *         references: [{ from: tasks.agentId, to: agents.id }],
 *         fields: { ...columnsOf(tasks, "id", "version", "title"), agent: agents.name },
 *       },
 *       crud: {
 *         table: tasks,
 *         noun: "This task",
 *         category: "policy",
 *         columns: ({ body, before }) => ({ ...body, statusId: before?.statusId ?? newTask }),
 *       },
 *       work: { table: tasks, noun: "This task", category: "policy", statusType: typeGuids.leadStatus },
 *     });
 *
 * The contract has `list({ … })`, `crudEndpoints("tasks", { … })` and `workEndpoints("tasks", { … })` under the same ids.
 */
interface Declaration<
  Id extends ListId,
  CrudTable extends RowTable,
  WorkedTable extends WorkTable,
  Own extends EndpointId,
> {
  /** The list, with its exports and selections. */
  readonly list?: List<Id>;
  /** Creating, reading, changing, ending and removing its rows. */
  readonly crud?: Crud<CrudTable, BodyOf<PrefixOf<Id>>>;
  /** Working its rows: their status and its history, who works them, and how many there are of each. */
  readonly work?: Work<Id, WorkedTable>;
  /** The calls that are the feature's own; one that `crud` or `work` has too takes its place. */
  readonly handlers?: (services: Services, catalog: Catalog) => Pick<Handlers, Own>;
  /** What does the feature's long work. */
  readonly jobs?: (services: Services) => readonly JobHandler[];
  readonly notesOn?: NotesOn;
  /** Adds the feature's rows to the demo data, after agents and policies. @param today `YYYY-MM-DD` */
  readonly demoRows?: (database: Database, today: string) => Promise<unknown>;
}

/** What `crud` and `work` must say, by the calls that the contract has. */
interface Needs<Id extends ListId> {
  readonly crud?: CrudNeeds<PrefixOf<Id>>;
  readonly work?: WorkNeeds<PrefixOf<Id>>;
}

/** The calls that a declaration answers. */
type Answered<Id extends ListId, CrudTable, WorkedTable, Own extends EndpointId> =
  | Id
  | ([CrudTable] extends [never] ? never : CallsOf<PrefixOf<Id>, CrudName>)
  | ([WorkedTable] extends [never] ? never : CallsOf<PrefixOf<Id>, WorkName>)
  | Own;

/** A feature of the server: what answers its calls, and what others need to know of it. */
export interface Feature<Id extends EndpointId = never, Listed extends ListId = never> {
  /** The list, by its id; none for a feature without one. */
  readonly lists: { readonly [ListedId in Listed]: List<ListedId> };
  /** Whether its list has calls that change all rows that match, so that selections of it are frozen. */
  readonly hasBulkCalls: boolean;
  readonly notesOn: NotesOn | undefined;
  readonly handlers: (services: Services, catalog: Catalog) => Pick<Handlers, Id>;
  readonly jobs: (services: Services) => readonly JobHandler[];
  readonly demoRows: (database: Database, today: string) => Promise<unknown>;
}

/** Declares a feature. A call of the contract that no feature answers, or one that is not there, does not compile. */
export function feature<
  const Id extends ListId = never,
  CrudTable extends RowTable = never,
  WorkedTable extends WorkTable = never,
  Own extends EndpointId = never,
>(
  declaration: Declaration<Id, CrudTable, WorkedTable, Own> & Needs<Id>,
): Feature<Answered<Id, CrudTable, WorkedTable, Own>, Id> {
  // The ids are made of texts, which the compiler cannot follow: the types above say which there are.
  const { list, crud, work, jobs = () => [], notesOn } = declaration as AnyDeclaration;
  const lists: Record<string, List> = list ? { [list.id]: list } : {};
  const handlers = (services: Services, catalog: Catalog): Readonly<Record<string, AnyHandler>> => ({
    ...(list && handlersOfList(services, { list, crud, work })),
    ...declaration.handlers?.(services, catalog),
  });
  const hasBulkCalls = list !== undefined && work !== undefined && hasBulkCallsOf(list.id);
  const { demoRows = async () => {} } = declaration;
  const made: unknown = { lists, hasBulkCalls, notesOn, handlers, jobs, demoRows };
  return made as Feature<Answered<Id, CrudTable, WorkedTable, Own>, Id>;
}

/** A declaration, whichever it is. */
interface AnyDeclaration {
  readonly list?: List;
  readonly crud?: Crud;
  readonly work?: Work;
  readonly jobs?: (services: Services) => readonly JobHandler[];
  readonly notesOn?: NotesOn;
}

interface OfList {
  readonly list: List;
  readonly crud: Crud | undefined;
  readonly work: Work | undefined;
}

function handlersOfList(
  services: Services,
  { list: declared, crud, work }: OfList,
): Record<string, AnyHandler> {
  const list = bindList(declared, services);
  const bound = work && { ...work, list };
  return {
    [declared.id]: listHandler(services, declared),
    ...handlersOfContract(prefixOf(declared.id), {
      ...(crud && crudHandlers(services, { ...crud, list, work: bound })),
      ...(bound && workHandlers(services, bound)),
    }),
  };
}
