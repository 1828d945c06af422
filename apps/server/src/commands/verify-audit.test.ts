import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { lastingDatabases } from "../../test/lasting-databases.ts";
import { asOwner, daysAgo, sealAll, writePast } from "../../test/past-audit.ts";
import { runCommand } from "../../test/run-command.ts";

describe.each(Object.entries(lastingDatabases))("the command that verifies the audit, %s", (_, make) => {
  it("confirms sealed days, and reports the day that was altered", async () => {
    const { variables, open } = await make();
    const given = Object.fromEntries(Object.entries(variables));
    const first = await open();
    await writePast(first.database, daysAgo(1), ["one", "two"]);
    const [seal] = await sealAll(first.database);
    await first.close();
    const newest = `${seal?.day}=${seal?.hash}`;
    expect(await runCommand("verify-audit", given, newest)).toMatch(
      new RegExp(`^0: Verified 1 sealed days with 2 audit rows. Nothing was altered.*${newest}`, "s"),
    );
    const wrong = `${seal?.day}=${"0".repeat(64)}`;
    expect(await runCommand("verify-audit", given, wrong)).toMatch(/^1: .*sealed again/);

    const second = await open();
    await asOwner(second.database, (owner) =>
      owner.execute(sql`update audit set result = 'three' where result = 'two'`),
    );
    await second.close();
    expect(await runCommand("verify-audit", given)).toMatch(new RegExp(`^1: ${seal?.day}: .*altered`));
  });
});
