import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { fileUploads } from "../../../../test/file-uploads.ts";
import { statementCalls, statementFile, testMonth } from "../../../../test/statement-calls.ts";
import {
  leadUploadLines,
  policies,
  statementLines,
  statementLoads,
  statementProblems,
} from "../../../db/schema/index.ts";
import { shippedFormatId } from "../../../statement-files/shipped-formats.ts";

describe.each(bothDatabases)("a dry run of a statement, on $name,", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof statementCalls>;
  let files: ReturnType<typeof fileUploads>;
  let policyNumber: string;
  beforeAll(async () => {
    api = await openApi(kind);
    calls = statementCalls(api);
    files = fileUploads(api, { address: "", lines: leadUploadLines });
    const [policy] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.carrierId, testMonth.carrier))
      .limit(1);
    policyNumber = policy?.policyNumber ?? "";
  });
  afterAll(() => api.close());

  /** A file with a matched line, an unmatched one twice, and a total. */
  const fileOf = (id: string, month = "2001-03") =>
    statementFile([
      `${policyNumber},Ana Rivera,${month},1,10.00`,
      `${id},Pedro Gomez,${month},1,5.00`,
      `${id},Pedro Gomez,${month},1,5.00`,
      "Total,,,,15.00",
    ]);
  const dryRun = async (content: string, query: Record<string, string> = {}) =>
    calls.run(await calls.jobOf(await calls.send(content, { dryRun: "true", ...query })));
  const count = (table: typeof statementLines | typeof statementProblems, loadId: string) =>
    api.services.database.$count(table, eq(table.loadId, loadId));

  it("shows what would happen with each line and stores none, and is loaded as it was shown", async () => {
    const file = fileOf("DRY-1");
    const job = await dryRun(file);
    expect(job).toMatchObject({
      state: "done",
      message:
        "2 lines to load: 1 matched, 1 unmatched. 1 duplicate left out, 1 header, total or text row skipped.",
      result: {
        ...{ uploadId: job.id, state: "Checked", matchedRows: 1, unmatchedRows: 1, amount: "15.00" },
        layout: { id: shippedFormatId("GENERIC"), name: "Generic" },
      },
    });
    const results = [
      "Result",
      "New.",
      "New. No policy of the carrier has this number, so the line is unmatched.",
      "Skipped. Identical to an earlier line.",
      "Skipped. Total.",
    ];
    expect(await files.resultOf(job.id)).toEqual(results);
    expect([await count(statementLines, job.id), await count(statementProblems, job.id)]).toEqual([0, 0]);
    const loaded = await files.load(job.id);
    expect(loaded).toMatchObject({
      state: "done",
      result: { state: "Loaded", loadedRows: 2, matchedRows: 1, amount: "15.00" },
    });
    expect(await count(statementLines, loaded.id)).toBe(2);
    expect(await files.resultOf(loaded.id)).toEqual(results);
    expect((await files.confirm(job.id)).status).toBe(409);
    expect((await calls.send(file, { dryRun: "true", month: "4" })).status).toBe(409);
    expect((await calls.delete()).status).toBe(200);
  });

  it("asks about the month in its result, and its confirmation answers", async () => {
    const file = statementFile([`${policyNumber},Ana Rivera,2001-05,1,10.00`]);
    const job = await dryRun(file, { month: "6" });
    expect(job.message).toBe(
      "No line of the file is for June 2001. Its lines are for May 2001. If you load it, June 2001 counts as reported, and policies without a line for it become Unpaid.\n1 line to load: 1 matched, 0 unmatched.",
    );
    expect(await files.load(job.id)).toMatchObject({ state: "done", result: { state: "Loaded" } });
    const specified = await calls.send(statementFile([`${policyNumber},Ana,2001-05,1,9.00`]), { month: "7" });
    expect(specified.status).toBe(422);
  });

  it("is repeated if a line matches another policy since, and leaves nothing staged", async () => {
    const { database } = api.services;
    const month = { month: "8" };
    const job = await dryRun(fileOf("SINCE-1", "2001-08"), month);
    const changed = { policyNumber: `${policyNumber}X` };
    await asSystem(database).update(policies).set(changed).where(eq(policies.policyNumber, policyNumber));
    const again = await files.load(job.id);
    await asSystem(database)
      .update(policies)
      .set({ policyNumber })
      .where(eq(policies.policyNumber, changed.policyNumber));
    expect(again).toMatchObject({ state: "done", result: { state: "Checked", unmatchedRows: 2 } });
    expect(again.message).toMatch(/^Data that affects this result has changed since/);
    expect([await count(statementLines, again.id), await count(statementProblems, again.id)]).toEqual([0, 0]);
    const [load] = await database.select().from(statementLoads).where(eq(statementLoads.id, again.id));
    expect(load).toMatchObject({ isDryRun: true, state: "Checked" });
  });

  it("refuses the whole file for one bad line, and can't be confirmed", async () => {
    const job = await dryRun(
      statementFile([`${policyNumber},Ana Rivera,2001-09,1,10.00`, "BAD-1,Pedro,2001-09,1,x"]),
      { month: "9" },
    );
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused", refusedRows: 1 } });
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      "Not loaded. Other rows have errors.",
      expect.stringMatching(/^Refused\. Amount/),
    ]);
    expect((await files.confirm(job.id)).status).toBe(409);
  });

  it("names the values that are stored in another way than they are written", async () => {
    const file = [
      "Policy Number,Insured Name,Month,Amount,Transaction Type",
      `“${policyNumber}”,Ana Rivera,2001-11,12.00,Chargeback`,
      `${policyNumber},Ana Rivera,2001-11,20.00,Payment`,
    ].join("\n");
    const month = { month: "11" };
    const results = [
      "Result",
      `New. Policy Number was stored without hidden characters, quotes, spaces or .0 that aren't a part of it (read ““${policyNumber}””, stored “${policyNumber}”). Amount was made negative, because the line is a chargeback (read “12.00”, stored “-12.00”).`,
      "New.",
    ];
    const job = await dryRun(file, month);
    expect(job.result).toMatchObject({ state: "Checked", amount: "8.00" });
    expect(await files.resultOf(job.id)).toEqual(results);
    const loaded = await files.load(job.id);
    expect(loaded.result).toMatchObject({ state: "Loaded", amount: "8.00" });
    expect(await files.resultOf(loaded.id)).toEqual(results);
    expect((await calls.delete(month)).status).toBe(200);
  });

  it("is in no list, and blocks no load of its month", async () => {
    const job = await dryRun(fileOf("LIST-1", "2001-10"), { month: "10" });
    const token = await api.tokenOf("admin@portico.test");
    const list = await api.send("/api/Statement/loads?pageSize=500", { token });
    expect(await list.text()).not.toContain(job.id);
    expect(await calls.load(fileOf("LIST-2", "2001-10"), { month: "10" })).toMatchObject({ state: "done" });
    const late = await files.confirm(job.id);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("is already loaded");
  });
});
