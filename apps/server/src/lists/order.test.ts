import { parseSort } from "@portico/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "../../test/as-system.ts";
import { boundPolicies } from "../../test/bound-policies.ts";
import { bothDatabases } from "../../test/databases.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { orderBy, orderOf } from "./order.ts";
import { rowsWhere } from "./row-set.ts";
import { type StreamOptions, streamRows } from "./stream-rows.ts";

/** Sorted as in a Spanish and English directory: Ñ is a letter after N, accents and case are ignored. */
const names = [
  "Álamo",
  "alba",
  "Angel",
  "Ángela",
  "ANGELICA",
  "ángelo",
  "De la Cruz",
  "Müller",
  "Nunez",
  "Nuno",
  "Nuñez",
  "nz",
  "Ñandu",
  "Óscar",
  "Oscarina",
  "Zoë",
];

describe.each(bothDatabases)("sorting by text, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
    const ids = await rowsOf(opened.database, sql`select id from policies order by id limit ${names.length}`);
    for (const [index, { id }] of ids.entries()) {
      // Scattered, so that no other sort order matches by chance. One is decomposed.
      const name = names[(index * 7) % names.length]?.normalize(index % 2 === 0 ? "NFD" : "NFC");
      await asSystem(opened.database).execute(
        sql`update policies set last_name = ${name}, state = 'ZZ' where id = ${id}`,
      );
    }
  });
  afterAll(() => opened.close());
  const rows = rowsWhere(boundPolicies, sql`state = 'ZZ'`);

  it.each(["lastName", "-lastName"])("is locale-aware in pages and exports: %s", async (sort) => {
    const expected = sort.startsWith("-") ? names.toReversed() : names;
    const { list, from, where } = rows;
    const order = orderOf(list, parseSort(sort));
    const page = await rowsOf(
      opened.database,
      sql`select last_name as name from ${from} where ${where} ${orderBy(order)}`,
    );
    expect(page.map(({ name }) => String(name).normalize())).toEqual(expected);
    const walked: unknown[] = [];
    const walk = {
      sort: parseSort(sort),
      fields: ["lastName"],
      idsPerQuery: 3,
      rowsPerChunk: 2,
    } satisfies StreamOptions;
    for await (const chunk of streamRows(opened.database, rows, walk)) {
      walked.push(...chunk.map(({ lastName }) => String(lastName).normalize()));
    }
    expect(walked).toEqual(expected);
  });
});
