import { endpoints, isListId } from "@portico/contract";
import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { allLists } from "../all-lists.ts";

const needed = Object.keys(endpoints)
  .filter(isListId)
  .flatMap((id) =>
    allLists[id].references
      .filter(({ from }) => from.notNull)
      .map(({ from, to }) => ({ id, column: from.name, from, to })),
  );

it.each(needed)("sorting $id returns every row: each $column has its referenced row", ({ from, to }) => {
  const foreignKeys = getTableConfig(from.table).foreignKeys.map((key) => key.reference());
  expect(
    foreignKeys.filter(({ columns, foreignColumns }) => columns[0] === from && foreignColumns[0] === to),
  ).toHaveLength(1);
});
