import { type ListEndpoint, list as listEndpoint } from "@portico/contract";
import { eq, isNull, sql } from "drizzle-orm";
import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Caller } from "../src/access/caller.ts";
import { allLists } from "../src/all-lists.ts";
import { attachHistory } from "../src/db/attach-history.ts";
import type { Database } from "../src/db/database.ts";
import { rowColumns } from "../src/db/schema/columns.ts";
import { agents, genericEntries } from "../src/db/schema/index.ts";
import { workColumns } from "../src/db/schema/work-columns.ts";
import type { Catalog } from "../src/feature/catalog.ts";
import type { CrudContext } from "../src/feature/crud/crud.ts";
import { crudHandlers } from "../src/feature/crud/crud-handlers.ts";
import type { WorkContext } from "../src/feature/work/work.ts";
import { workHandlers } from "../src/feature/work/work-handlers.ts";
import type { CheckedRequest } from "../src/http/handler.ts";
import type { BoundList } from "../src/lists/list.ts";
import { entryId } from "../src/reference/seed.ts";
import type { Services } from "../src/services/services.ts";
import { noBrowser } from "./no-browser.ts";

/** A table for tests: tasks of agents. The history uses its database column names. */
export const tasks = pgTable("test_tasks", {
  ...rowColumns,
  title: text().notNull().unique(),
  ...workColumns,
  points: integer().notNull(),
  remark: text(),
  endDate: date({ mode: "string" }),
  createdBy: uuid(),
  createdDate: timestamp({ withTimezone: true, mode: "date" }),
  updatedBy: uuid(),
  updatedDate: timestamp({ withTimezone: true, mode: "date" }),
});

/** This feature uses no others. */
const catalog: Catalog = { lists: allLists, bulkLists: [], workLists: [], jobHandlers: [], noteTargets: [] };

const endpoint: ListEndpoint = listEndpoint({
  path: "/Tasks",
  access: "session",
  summary: "",
  noun: { one: "task", other: "tasks" },
  fields: {
    id: { label: "ID", format: "id" },
    version: { label: "Version", format: "number" },
    title: { label: "Title", sortable: true },
    agent: { label: "Agent" },
    status: { label: "Status", format: "status" },
    points: { label: "Points", format: "number" },
    createdDate: { label: "Created", format: "dateTime" },
    updatedDate: { label: "Updated", format: "dateTime", onRequest: true },
  },
  filters: {},
  sort: "title",
});

/** The list of tasks, with or without those that have ended. Uses the ID of the list of lost policies. */
function taskList({ clock }: Pick<Services, "clock">, hasEnded: boolean): BoundList {
  return {
    id: "lostPolicy.list",
    scope: { area: "Policy", agentId: tasks.agentId },
    ...(!hasEnded && { where: isNull(tasks.endDate) }),
    table: tasks,
    key: tasks.id,
    references: [
      { from: tasks.agentId, to: agents.id },
      { from: tasks.statusId, to: genericEntries.id },
    ],
    fields: {
      id: tasks.id,
      version: tasks.version,
      title: tasks.title,
      agent: agents.name,
      status: genericEntries.name,
      points: tasks.points,
      createdDate: tasks.createdDate,
      updatedDate: tasks.updatedDate,
    },
    endpoint,
    timeZone: clock.timeZone,
    today: clock.today,
  };
}

/** The first status of a task. */
export const newTask = entryId("leadStatus", "NEW");

/** The handlers for a declaration of tasks, as functions that take a request. */
export function taskCalls(services: Services, { hasEnded = false } = {}) {
  const list = taskList(services, hasEnded);
  const work: WorkContext = {
    list,
    table: tasks,
    category: "policy",
    statusType: "leadStatus",
    statusWhenAssigned: { NO_ANSWER: "TRANSFERRED" },
  };
  const crud: CrudContext = {
    list,
    work,
    table: tasks,
    category: "policy",
    catalog,
    bodyKeys: ["title", "agentId", "points", "statusId", "endDate", "remark"],
    check: ({ before, call }) => {
      if (before?.title === "locked") throw new Error(`This task is locked: ${call}.`);
    },
    duplicate: { message: "There is a task of this title.", fields: { title: "Choose another title" } },
    endColumn: "endDate",
    detail: async (id, { database }) => {
      const [row] = await database.select({ ended: tasks.endDate }).from(tasks).where(eq(tasks.id, id));
      return { isOpen: row?.ended === null };
    },
  };
  const named = workHandlers(services, { ...work, rowName: "title" });
  const handlers = { ...crudHandlers(services, crud), ...named };
  const unnamed = workHandlers(services, work);
  return {
    call: (name: keyof typeof handlers, caller: Caller, sent: Sent = {}) =>
      handlers[name]({ ...emptyRequest, ...sent, caller }),
    /** The same for a list without a field that names rows in errors. */
    callUnnamed: (name: keyof typeof unnamed, caller: Caller, sent: Sent = {}) =>
      unnamed[name]({ ...emptyRequest, ...sent, caller }),
  };
}

type Sent = Partial<CheckedRequest>;

const emptyRequest: Omit<CheckedRequest, "caller"> = {
  params: {},
  query: {},
  body: undefined,
  file: undefined,
  stream: undefined,
  expectedVersion: undefined,
  bearer: undefined,
  accept: undefined,
  address: "127.0.0.1",
  browser: noBrowser,
  read: async () => new Response(),
  abortResponse: () => false,
  once: (database, work) => database.transaction(work),
};

/** Creates the table of tasks, with the history triggers. */
export async function createTasks(database: Database): Promise<void> {
  await database.execute(sql`create table test_tasks (
    id uuid primary key default gen_random_uuid(), version integer not null default 1,
    title text not null unique, points integer not null, remark text,
    agent_id uuid not null constraint test_tasks_agent_id_agents_id_fk references agents,
    status_id uuid not null constraint test_tasks_status_id_generic_entries_id_fk references generic_entries,
    end_date date, created_by uuid, created_date timestamptz, updated_by uuid, updated_date timestamptz)`);
  await attachHistory(database);
}
