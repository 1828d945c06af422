import { and, eq } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema/index.ts";
import { ResponseInterrupted } from "../../http/connection.ts";

/**
 * The same rows, until the caller's account is disabled.
 * @param rowsPerCheck after how many rows this is checked again
 * @throws ResponseInterrupted once the account is disabled, so that the file never looks complete
 */
export async function* whileEnabled<Row>(
  database: Database,
  { userId }: Pick<Caller, "userId">,
  rows: AsyncIterable<Row>,
  rowsPerCheck: number,
): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    if (++count % rowsPerCheck === 0) {
      const isEnabled = await database.$count(users, and(eq(users.id, userId), eq(users.enabled, true)));
      if (isEnabled === 0) throw new ResponseInterrupted("the caller's account was disabled");
    }
    yield row;
  }
}
