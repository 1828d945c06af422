import { char, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { rowColumns } from "./columns.ts";

export const countries = pgTable("countries", {
  ...rowColumns,
  name: text().notNull(),
  /** ISO 3166-1 alpha-2 code. */
  code: char({ length: 2 }).notNull().unique("countries_code"),
});

export const states = pgTable("states", {
  ...rowColumns,
  name: text().notNull(),
  /** The postal code. */
  code: char({ length: 2 }).notNull().unique("states_code"),
});

export const counties = pgTable(
  "counties",
  {
    ...rowColumns,
    stateId: uuid()
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (table) => [uniqueIndex("counties_of_state").on(table.stateId, table.name)],
);

export const cities = pgTable(
  "cities",
  {
    ...rowColumns,
    countyId: uuid()
      .notNull()
      .references(() => counties.id),
    name: text().notNull(),
  },
  (table) => [uniqueIndex("cities_of_county").on(table.countyId, table.name), index().on(table.name)],
);
