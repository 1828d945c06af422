import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { databaseKinds } from "../test/databases.ts";
import { createLog } from "./log.ts";

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog("info", { write: (line) => lines.push(line) }).error({ err: error }, "Request failed");
  return lines.join("");
}

describe("the log", () => {
  it("includes an error's message, location and cause", () => {
    const error = new Error("The row has no name.", { cause: new TypeError("undefined is not a text") });
    expect(JSON.parse(logged(error))).toMatchObject({
      msg: "Request failed",
      err: { type: "Error", message: "The row has no name.", cause: { type: "TypeError" } },
    });
    expect(logged(error)).toContain("log.test.ts");
  });

  it.each(databaseKinds)("omits values from errors of queries on $name", async ({ open }) => {
    const { database, close } = await open();
    const failing = database.execute(sql`select ${"Ana Pérez"}::int from policies`);
    const error: unknown = await failing.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    await close();
    expect(logged(error)).toContain("select $1::int from policies");
    expect(logged(error)).toContain("22P02");
    expect(logged(error)).not.toContain("Pérez");
  });
});
