import { endpoints } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { type Caller, signedIn } from "../../access/caller.ts";
import { meets } from "../../access/preview.ts";
import { includesEveryRow, type Scope, scopeOf, visibleTo } from "../../access/scope.ts";
import { type Database, rowsOf } from "../../db/database.ts";
import {
  agents,
  carriers,
  trackingCarrierTotals,
  trackingMonths,
  trackingTotals,
} from "../../db/schema/index.ts";
import { Failure, notFound } from "../../errors/failure.ts";
import { feature } from "../../feature/feature.ts";
import type { Handlers } from "../../http/handler.ts";
import { containsText } from "../../lists/text-conditions.ts";
import type { Services } from "../../services/services.ts";
import { yearOf } from "../../time/business-clock.ts";

/** The number of years before the current one that can be chosen. */
const yearsBefore = 5;
/** The maximum number of matches for a search text. */
const maxMatches = 100;

/** The policies and members of each carrier by month. */
export const dashboardFeature = feature({ handlers: dashboardHandlers });

type Dashboard = ResponseBody<"dashboard.get">;

function dashboardHandlers({ database, clock }: Services) {
  return {
    "dashboard.get": async ({ query, caller: anybody }): Promise<Dashboard> => {
      const caller = signedIn(anybody);
      const today = clock.today();
      const years = Array.from({ length: yearsBefore + 1 }, (_, index) => yearOf(today) - index);
      const { year = yearOf(today) } = query;
      if (!years.includes(year)) {
        const text = `Choose a year from ${years.at(-1)} to ${years[0]}.`;
        throw new Failure(422, text, { year: [text] });
      }
      const request = { caller, agentId: query.agentId };
      const agent = await findAgent(database, request);
      return {
        ...{ year, years, lastMonth: year === yearOf(today) ? Number(today.slice(5, 7)) : 12 },
        ...{ agent, scope: sizeOf(scopeOf(caller, "Policy")) },
        canListMonths: canListMonths(caller, agent?.id),
        data: await readFigures(database, request, year),
      };
    },
    "dashboard.agents": ({ query: { name }, caller }) =>
      database
        .select({ id: agents.id, name: agents.name })
        .from(agents)
        .where(
          and(
            visibleTo(signedIn(caller), { area: "Policy", agentId: agents.id }),
            name === undefined ? undefined : containsText(agents.name, name),
          ),
        )
        .orderBy(asc(agents.name), asc(agents.id))
        .limit(maxMatches),
  } satisfies Partial<Handlers>;
}

/** Whose figures to read. */
interface DashboardRequest {
  readonly caller: Caller;
  /** @default all agents that the caller may see */
  readonly agentId: string | undefined;
}

/** A condition for the requested agents that the caller may see, on a column with an agent's ID. */
function isRequested({ caller, agentId }: DashboardRequest, column: PgColumn): SQL | undefined {
  const visible = visibleTo(caller, { area: "Policy", agentId: column });
  return and(visible, agentId === undefined ? undefined : eq(column, agentId));
}

function sizeOf(visible: Scope): Dashboard["scope"] {
  if (visible.kind !== "agents") return "all";
  return (["none", "one"] as const)[visible.agentIds.length] ?? "several";
}

/** The requested agent, or the only one whose figures the caller may see. */
async function findAgent(database: Database, request: DashboardRequest): Promise<Dashboard["agent"]> {
  const { caller, agentId } = request;
  if (agentId === undefined && sizeOf(scopeOf(caller, "Policy")) !== "one") return null;
  const [agent] = await database
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(isRequested(request, agents.id));
  if (!agent && agentId !== undefined) throw notFound("This agent");
  return agent ?? null;
}

/** Whether the list of tracked months shows the caller everything that the dashboard counts. */
function canListMonths(caller: Caller, agentId: string | undefined): boolean {
  if (!meets(endpoints["tracking.list"].access, caller)) return false;
  const listed = scopeOf(caller, "CommissionTracking");
  if (includesEveryRow(listed, trackingMonths.agentId)) return true;
  const counted =
    agentId === undefined ? scopeOf(caller, "Policy") : ({ kind: "agents", agentIds: [agentId] } as const);
  if (counted.kind !== "agents" || listed.kind !== "agents") return false;
  return counted.agentIds.every((id) => listed.agentIds.includes(id));
}

const figures = z.array(
  z.object({
    year: z.number(),
    month: z.number(),
    carrierId: z.string(),
    carrierName: z.string(),
    policies: z.number(),
    members: z.number(),
  }),
);

/** The policies and members in a year and the year before. */
async function readFigures(
  database: Database,
  request: DashboardRequest,
  year: number,
): Promise<Dashboard["data"]> {
  const { caller, agentId } = request;
  const isEveryone =
    agentId === undefined && includesEveryRow(scopeOf(caller, "Policy"), trackingTotals.agentId);
  // The totals by agent have too many rows to sum them for everyone.
  const table = isEveryone ? trackingCarrierTotals : trackingTotals;
  const condition = isEveryone ? undefined : isRequested(request, trackingTotals.agentId);
  const rows = await rowsOf(
    database,
    sql`
      select totals.*, ${carriers.name} as "carrierName"
      from (
        select ${table.year}, ${table.month}, ${table.carrierId} as "carrierId",
          sum(${table.policies})::int as policies, sum(${table.members})::int as members
        from ${table}
        where ${and(inArray(table.year, [year - 1, year]), condition)}
        group by ${table.year}, ${table.month}, ${table.carrierId}
      ) as totals
      join ${carriers} on ${eq(carriers.id, sql`totals."carrierId"`)}
      order by totals.year, totals.month, ${carriers.name}`,
  );
  return figures.parse(rows);
}
