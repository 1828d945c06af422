import { and, desc, eq, sql } from "drizzle-orm";
import { carriers, statementLoads } from "../../../db/schema/index.ts";
import { feature } from "../../../feature/feature.ts";
import { nameOfUser } from "../../../identity/person-name.ts";
import { containsText } from "../../../lists/text-conditions.ts";

/** The maximum number of loads to choose from. */
const maxLoads = 100;

/** Loads of commission statements and their results. */
export const statementLoadsFeature = feature({
  list: {
    id: "statementLoads.list",
    scope: "everyone",
    where: eq(statementLoads.isDryRun, false),
    table: statementLoads,
    fields: {
      createdBy: nameOfUser(statementLoads.createdBy),
      deletedBy: nameOfUser(statementLoads.deletedBy),
    },
  },
  crud: { detail: async () => ({}) },
  handlers: ({ database }) => ({
    "statementLoads.lookup": ({ query: { name } }) => {
      const text = sql<string>`${carriers.name} || ', ' || to_char(make_date(${statementLoads.year}, ${statementLoads.month}, 1), 'FMMonth YYYY') || ' · ' || ${statementLoads.fileName}`;
      return database
        .select({ id: statementLoads.id, name: text })
        .from(statementLoads)
        .innerJoin(carriers, eq(carriers.id, statementLoads.carrierId))
        .where(
          and(eq(statementLoads.isDryRun, false), name === undefined ? undefined : containsText(text, name)),
        )
        .orderBy(desc(statementLoads.createdDate))
        .limit(maxLoads);
    },
  }),
});
