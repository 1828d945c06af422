import { logCategories, logLevels } from "@portico/contract";
import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/database.ts";
import { logs, users } from "../db/schema/index.ts";
import { feature } from "../feature/feature.ts";
import type { Handlers } from "../http/handler.ts";
import { fieldRows } from "../logs/field-rows.ts";
import type { Services } from "../services/services.ts";

/** The user of an entry by name, or by ID if the account no longer exists. */
const user = sql`coalesce(
  (select ${users.email} from ${users} where ${users.id} = ${logs.userId}),
  ${logs.userId}::text
)`;

/** The log of all servers: its list with exports, and the fields of an entry. */
export const logsFeature = feature({
  list: {
    id: "logs.list",
    scope: "everyone",
    table: logs,
    references: [{ from: logs.userId, to: users.id }],
    fields: { user, userName: users.email },
  },
  crud: {
    detail: async (id, { database }) => {
      const [entry] = await database
        .select({ fields: logs.fields })
        .from(logs)
        .where(eq(logs.id, Number(id)));
      return { fields: fieldRows(entry?.fields ?? {}) };
    },
  },
  handlers: ({ database }: Services) =>
    ({
      "logs.levels": async () => optionsOf(logLevels),
      "logs.categories": async () => optionsOf(logCategories),
      "logs.servers": async () => optionsOf(await serversOf(database)),
    }) satisfies Partial<Handlers>,
});

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ id: name, name }));
}

const maxServers = 500;

/** The servers with entries. Finds each with one step in an index, instead of reading all rows. */
async function serversOf(database: Database): Promise<string[]> {
  const key = sql`sort_key(${logs.server}) collate "C"`;
  const next = (after: ReturnType<typeof sql>) =>
    sql`select ${logs.server} as server, ${key} as key from ${logs} where ${after} order by ${key} limit 1`;
  const rows = await rowsOf(
    database,
    sql`with recursive found as (
        (${next(sql`true`)})
        union all
        select following.* from found
          cross join lateral (${next(sql`${key} > found.key`)}) as following
      )
      select server from found limit ${maxServers}`,
  );
  return rows.map(({ server }) => String(server));
}
