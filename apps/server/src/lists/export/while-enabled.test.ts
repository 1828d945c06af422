import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/accounts.ts";
import { asSystem } from "../../../test/as-system.ts";
import { bothDatabases } from "../../../test/databases.ts";
import type { OpenDatabase } from "../../db/database.ts";
import { users } from "../../db/schema/index.ts";
import { whileEnabled } from "./while-enabled.ts";

describe.each(bothDatabases)("the rows of a running export, on $name,", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  async function* numbers() {
    for (let number = 1; number <= 7; number++) yield number;
  }

  it("are complete while the account is enabled", async () => {
    const account = await makeAccount(opened.database, { roles: ["agent"] });
    const rows: number[] = [];
    for await (const row of whileEnabled(opened.database, account, numbers(), 2)) rows.push(row);
    expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("break off once it is disabled", async () => {
    const account = await makeAccount(opened.database, { roles: ["agent"] });
    const read: number[] = [];
    const reading = async () => {
      for await (const row of whileEnabled(opened.database, account, numbers(), 2)) {
        read.push(row);
        if (row === 3)
          await asSystem(opened.database)
            .update(users)
            .set({ enabled: false })
            .where(eq(users.id, account.userId));
      }
    };
    await expect(reading()).rejects.toThrow("the caller's account was disabled");
    expect(read).toEqual([1, 2, 3]);
  });
});
