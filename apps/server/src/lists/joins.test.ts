import { endpoints, isListId } from "@portico/contract";
import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { allLists } from "../all-lists.ts";
import { businessClock } from "../business-clock.ts";

const lists = allLists({ clock: businessClock() });

it.each(Object.keys(endpoints).filter(isListId))(
  "no row of %s is lost by an order: what each refers to is there",
  (id) => {
    const { table, references } = lists[id];
    const kept = getTableConfig(table).foreignKeys.map((key) => key.reference());
    for (const { from, to } of references.filter(({ from: { notNull } }) => notNull)) {
      expect(
        kept.filter(({ columns, foreignColumns }) => columns[0] === from && foreignColumns[0] === to),
      ).toHaveLength(1);
    }
  },
);
