import type { FilterValue } from "@portico/contract";
import { and, asc, eq, inArray, ne, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { signedIn } from "../access/caller.ts";
import { agentsOfferedTo } from "../access/scope.ts";
import {
  agents,
  carriers,
  cities,
  counties,
  countries,
  genericEntries,
  genericTypes,
  states,
} from "../db/schema/index.ts";
import { promisedKindName } from "../domains/follow-ups/promised-kinds.ts";
import { notFound } from "../errors/failure.ts";
import { feature } from "../feature/feature.ts";
import type { Handlers } from "../http/handler.ts";
import { containsText } from "../lists/text-conditions.ts";
import type { Services } from "../services/services.ts";

/** The maximum number of matches for a search text. */
const maxMatches = 100;

/** Options for forms and filters, sorted by name. */
export const lookupsFeature = feature({ handlers: lookupHandlers });

function lookupHandlers({ database }: Services) {
  return {
    "carriers.lookup": () => database.select(named(carriers)).from(carriers).orderBy(asc(carriers.name)),
    "countries.lookup": () => database.select(coded(countries)).from(countries).orderBy(asc(countries.name)),
    "states.lookup": () => database.select(coded(states)).from(states).orderBy(asc(states.name)),
    "agents.lookup": ({ query: { name }, caller }) => {
      const found = database
        .select(named(agents))
        .from(agents)
        .where(and(agentsOfferedTo(signedIn(caller), agents.id), isNamed(agents.name, name)))
        .orderBy(asc(agents.name), asc(agents.id));
      return name === undefined ? found : found.limit(maxMatches);
    },
    "counties.lookup": ({ query }) => {
      const found = database
        .select(named(counties))
        .from(counties)
        .innerJoin(states, eq(states.id, counties.stateId))
        .where(and(given(states.code, upperCase(query.state)), isNamed(counties.name, query.name)))
        .orderBy(asc(counties.name), asc(states.code));
      return query.name === undefined ? found : found.limit(maxMatches);
    },
    "cities.lookup": ({ query }) => {
      const found = database
        .select({ ...named(cities), county: counties.name })
        .from(cities)
        .innerJoin(counties, eq(counties.id, cities.countyId))
        .innerJoin(states, eq(states.id, counties.stateId))
        .where(
          and(
            given(states.code, upperCase(query.state)),
            given(counties.name, query.county),
            isNamed(cities.name, query.name),
          ),
        )
        .orderBy(asc(cities.name), asc(counties.name));
      return query.name === undefined ? found : found.limit(maxMatches);
    },
    "types.lookup": async ({ params: { typeGuid } }) => {
      const [type] = await database.select().from(genericTypes).where(eq(genericTypes.id, typeGuid));
      if (!type) throw notFound("This type");
      return (
        database
          .select({ ...coded(genericEntries), followUp: promisedKindName() })
          .from(genericEntries)
          // Entries without a name are only displayed, never selectable.
          .where(and(eq(genericEntries.typeId, typeGuid), ne(genericEntries.name, "")))
          .orderBy(asc(genericEntries.name))
      );
    },
  } satisfies Partial<Handlers>;
}

/** Whether a name contains a text. Undefined without one. */
function isNamed(column: PgColumn, text: string | undefined): SQL | undefined {
  return text === undefined ? undefined : containsText(column, text);
}

function named<Named extends { id: PgColumn; name: PgColumn }>({ id, name }: Named) {
  return { id, name };
}

function coded<Coded extends { id: PgColumn; name: PgColumn; code: PgColumn }>({ id, name, code }: Coded) {
  return { id, name, code };
}

/** Equality with the value or one of the values, if there are any. */
function given(column: PgColumn, value: FilterValue | undefined): SQL | undefined {
  return value === undefined ? undefined : inArray(column, [value].flat());
}

function upperCase(value: FilterValue | undefined): readonly string[] | undefined {
  return value === undefined ? undefined : [value].flat().map((one) => one.toUpperCase());
}
