import { sql } from "drizzle-orm";
import { rowsOf } from "../src/db/database.ts";
import { openFolder } from "../src/db/pglite.ts";

/**
 * A process that writes rows to an embedded database until its disk is full: `fill-child.ts <folder> [make|count]`.
 * Prints each commit. With `make`, it creates the database; with `count`, it prints the number of rows.
 */
const [folder = "", task] = process.argv.slice(2);
const { database, close, stopped } = await openFolder(folder);
if (task === "make") {
  await close();
} else if (task === "count") {
  const [found] = await rowsOf(database, sql`select count(*)::int as count, max(id) as last from filled`);
  console.log(`counted ${JSON.stringify(found)}`);
  await database.execute(sql`insert into filled (content) values ('after')`);
  await close();
} else {
  await database.execute(sql`create table filled (id serial primary key, content text)`);
  void stopped?.then((error) => {
    console.log(`stopped: ${error.message}`);
    process.exit(3);
  });
  for (let failures = 0; failures < 3; ) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`
          insert into filled (content) select string_agg(md5(random()::text), '') from generate_series(1, 6000)`);
      });
      console.log("committed");
    } catch (error) {
      failures++;
      console.log(`refused: ${error instanceof Error ? String(error.cause ?? error) : String(error)}`);
    }
  }
  await close();
}
