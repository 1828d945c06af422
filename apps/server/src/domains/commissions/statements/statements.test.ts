import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { policyColumns, policyFile, policyRow, policyUploads } from "../../../../test/policy-files.ts";
import { refusal } from "../../../../test/responses.ts";
import { statementCalls, statementFile, testMonth } from "../../../../test/statement-calls.ts";
import { rowsOf } from "../../../db/database.ts";
import {
  audit,
  commissionLines,
  commissionTotals,
  jobs,
  paymentBatches,
  paymentLines,
  paymentSlips,
  payments,
  policies,
  rowHistory,
  statementLines,
  statementLoads,
} from "../../../db/schema/index.ts";
import { entryId } from "../../../reference/seed.ts";

describe.each(bothDatabases)("statements, on $name", (kind) => {
  let api: TestApi;
  let calls: ReturnType<typeof statementCalls>;
  let book: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    calls = statementCalls(api);
    book = policyUploads(api);
    const rows = ["ST-1", "ST-2", "ST-3"].map((number) => policyRow(number));
    await book.upload(policyFile(rows));
  });
  afterAll(() => api.close());

  const policyOf = async (number: string) => {
    const [policy] = await api.services.database
      .select()
      .from(policies)
      .where(eq(policies.policyNumber, number));
    if (!policy) throw new Error(`There is no policy ${number}.`);
    return policy;
  };
  /** Compares all totals with sums of the lines. */
  const expectTotals = async () => {
    const totals = await rowsOf(
      api.services.database,
      sql`select carrier_id, agent_id, year, month, lines, policies, members, amount from commission_totals
        order by carrier_id, agent_id, year, month`,
    );
    const sums = await rowsOf(
      api.services.database,
      sql`select carrier_id, agent_id, year, month, count(*)::int as lines, count(distinct policy_id)::int as policies,
          sum(members)::int as members, sum(amount) as amount
        from statement_lines where load_id in (select id from statement_loads where state = 'Loaded')
        group by carrier_id, agent_id, year, month order by carrier_id, agent_id, year, month`,
    );
    expect(totals).toEqual(sums);
  };

  it("are loaded, listed and summed, and deleted, with all records", async () => {
    const job = await calls.load(
      statementFile([
        'ST-1,"Rivera, Ana",,2,$10.10',
        "ST-2,Ana Rivera,2/2001,2,(5.05)",
        "ST-404,Nobody Known,,3,0.20",
        'ST-1,"Rivera, Ana",,2,$10.10',
        "Total,,,,15.35",
      ]),
    );
    expect(job).toMatchObject({
      state: "done",
      message:
        "3 lines loaded: 2 matched, 1 unmatched. 1 duplicate left out, 1 header, total or text row skipped.",
      result: {
        readRows: 4,
        loadedRows: 3,
        matchedRows: 2,
        unmatchedRows: 1,
        duplicateRows: 1,
        skippedRows: 1,
      },
    });
    const filters = { carrier: "AvMed", from: "2001-02-10", to: "2001-03-02" };
    expect(await calls.list(filters)).toMatchObject({
      data: {
        statements: [
          { policyNumber: "ST-404", agentName: null, members: 3, commissionAmount: 0.2, commissionMonth: 3 },
          { policyNumber: "ST-1", agentName: "Alejandra Ríos", members: 1, commissionAmount: 10.1 },
          { policyNumber: "ST-2", members: -2, commissionAmount: -5.05, commissionMonth: 2 },
        ],
        amountMembers: 2,
        commissionAmount: 5.25,
      },
      totalRecords: 3,
    });
    expect((await calls.list({ ...filters, from: "2001-03-01" })).totalRecords).toBe(2);
    for (const line of ["Matched", "Unmatched", "Duplicate", "Skipped"]) {
      expect((await calls.rowsOf(job.id, line)).length).toBe(line === "Matched" ? 2 : 1);
    }
    await expectTotals();
    expect(await calls.preview()).toMatchObject({ lines: 3, paidLines: 0, amount: 5.25 });
    const deleted = await calls.delete();
    expect(await deleted.json()).toEqual({ lines: 3, message: "Statements deleted! 3 lines." });
    expect((await calls.list(filters)).totalRecords).toBe(0);
    await expectTotals();
    const { database } = api.services;
    expect(await database.$count(statementLines, eq(statementLines.loadId, job.id))).toBe(3);
    const events = await database
      .select()
      .from(audit)
      .where(eq(audit.data1, `statement_loads/${job.id}`));
    expect(events.map(({ result }) => result).sort()).toEqual(["created", "deleted", "loaded", "loading"]);
    const history = await database
      .select()
      .from(rowHistory)
      .where(eq(rowHistory.entityId, job.id))
      .orderBy(rowHistory.version);
    expect(history.at(-1)?.changes).toMatchObject({ state: { from: "Loaded", to: "Deleted" } });
    expect(await book.stored()).toEqual([]);
    expect((await calls.delete()).status).toBe(404);
  });

  it("show agents only their own lines", async () => {
    const own = await calls.list({ pageSize: "500" }, "agent@portico.test");
    expect(own.totalRecords).toBeGreaterThan(0);
    expect(new Set(own.data.statements.map(({ agentName }) => agentName))).toEqual(
      new Set(["Alejandra Ríos"]),
    );
  });

  it("are refused if the month or the content is already loaded, until it is deleted", async () => {
    const content = statementFile(["ST-1,Ana Rivera,,2,1.00"]);
    await calls.load(content);
    const again = await calls.send(`${content}\nST-2,Ana Rivera,,2,1.00`);
    expect([again.status, refusal.parse(await again.json()).message]).toEqual([
      409,
      "The statement of AvMed for March 2001 is already loaded. Delete it before you load it again.",
    ]);
    const copied = await calls.send(content, { month: "4" });
    expect([copied.status, refusal.parse(await copied.json()).message]).toEqual([
      409,
      "A file with the same content is already loaded: march.csv, the statement of AvMed for March 2001.",
    ]);
    await calls.delete();
    expect((await calls.load(content, { month: "4" })).state).toBe("done");
    await calls.delete({ month: "4" });
  });

  it("are refused as a whole if one line can't be read", async () => {
    const lines = Array.from({ length: 1_500 }, (_, index) => `ST-1,Ana Rivera,,2,${index}.00`);
    const job = await calls.load(statementFile([...lines, "ST-2,Ana Rivera,,2,x"]));
    expect(job).toMatchObject({
      state: "failed",
      result: {
        ...{ refusedRows: 1, loadedRows: 0, readRows: 1_501 },
        problems: [{ line: 1_502 }],
        warnings: [],
        notLoaded: Array.from({ length: 1_000 }, (_, index) => ({ line: index + 2 })),
      },
    });
    const readable = await calls.rowsOf(job.id, "Not%20loaded&pageSize=500&sort=-line");
    expect(readable).toHaveLength(500);
    expect(readable[0]).toMatchObject({
      ...{ line: 1_501, policyNumber: "ST-1", insuredName: "Ana Rivera", amount: "1499.00" },
      reason: "Can be read, but other lines can't.",
    });
    expect(await calls.rowsOf(job.id, "Refused")).toMatchObject([
      { line: 1_502, policyNumber: "ST-2", amount: "x" },
    ]);
    expect(await api.services.database.$count(statementLines, eq(statementLines.loadId, job.id))).toBe(0);
    expect((await calls.list({ from: "2001-01-01", to: "2001-12-31" })).totalRecords).toBe(0);
  });

  it("need a carrier, a format, a month, a year and a file", async () => {
    const errors = async (query: Record<string, string>, content = "x") => {
      const response = await calls.send(content, query);
      return [response.status, Object.keys(refusal.parse(await response.json()).errors ?? {})];
    };
    expect(await errors({ carrier: "", formatId: "", month: "13", year: "" })).toEqual([
      422,
      ["carrier", "formatId", "month", "year"],
    ]);
    expect(await errors({ formatId: crypto.randomUUID() })).toEqual([422, ["formatId"]]);
    expect(await errors({}, "")).toEqual([422, ["file"]]);
  });

  it("need a carrier that is clear: an ID, or a part of exactly one name", async () => {
    const file = statementFile(["ST-1,Ana Rivera,,2,3.00"]);
    expect((await calls.load(file, { carrier: "avm" })).state).toBe("done");
    expect(await calls.preview({ carrier: "AVMED" })).toMatchObject({ lines: 1 });
    for (const [carrier, problem] of [
      ["no such", "No carrier's name contains “no such”. Enter a carrier's name or ID."],
      ["%", "No carrier's name contains “%”. Enter a carrier's name or ID."],
      [
        "Ambetter",
        "“Ambetter” is part of the names of 2 carriers: Ambetter from Sunshine Health and Ambetter from Superior HealthPlan. Enter a whole name or an ID.",
      ],
      [crypto.randomUUID(), "This carrier doesn't exist. Choose one from the list."],
    ] as const) {
      for (const response of [
        await calls.send(`${file}0`, { carrier, month: "4" }),
        await calls.delete({ carrier }),
      ]) {
        expect([response.status, refusal.parse(await response.json()).errors]).toEqual([
          422,
          { carrier: [problem] },
        ]);
      }
    }
    expect(await book.stored()).toEqual([]);
    expect((await calls.delete({ carrier: " AvMed " })).status).toBe(200);
  });

  it("need a confirmation if no line is for their month, or if it is in the future", async () => {
    const { database } = api.services;
    const loads = () => database.$count(statementLoads);
    const before = await loads();
    const ask = async (lines: readonly string[], query: Record<string, string>) => {
      const response = await calls.send(statementFile(lines), query);
      const { errors } = refusal.parse(await response.json());
      return [response.status, Object.keys(errors ?? {}), errors?.confirmMonth?.[0]];
    };
    const asked = (text: string) => [422, ["confirmMonth"], text];
    const becomes = (month: string) =>
      `If you load it, ${month} counts as reported, and policies without a line for it become Unpaid.`;
    const lines = [
      "ST-1,Ana Rivera,5/2001,1,4.00",
      "ST-2,Ana Rivera,Apr-2001,1,-4.00",
      "ST-2,Ana,4/2001,1,x",
    ];
    expect(await ask(lines, {})).toEqual(
      asked(
        `No line of the file is for March 2001. Its lines are for April 2001 and May 2001. ${becomes("March 2001")}`,
      ),
    );
    // Longer ago than a line can be after its statement.
    const longAgo = { year: "2000", month: "1", confirmMonth: "false" };
    expect(await ask([lines[0] ?? ""], longAgo)).toEqual(
      asked(
        `No line of the file is for January 2000. Its lines are for May 2001. ${becomes("January 2000")}`,
      ),
    );
    // The business day is in March 2026.
    const november = { year: "2026", month: "11" };
    expect(await ask(["ST-1,Ana Rivera,10/2026,1,4.00", "ST-1,Ana Rivera,,1,5.00"], november)).toEqual(
      asked(
        `November 2026 is in the future. Its lines are for October 2026 and November 2026. ${becomes("November 2026")}`,
      ),
    );
    expect((await ask(["ST-1,Ana Rivera,10/2026,1,4.00"], november))[2]).toMatch(
      /^November 2026 is in the future\. No line of the file is for November 2026\. Its lines are for October 2026\./,
    );
    expect([await loads(), await book.stored()]).toEqual([before, []]);
  });

  it("load if their month is confirmed, or if one line is for it", async () => {
    const other = "ST-1,Ana Rivera,5/2001,1,4.00";
    expect((await calls.load(statementFile([other]), { confirmMonth: "true" })).state).toBe("done");
    await calls.delete();
    expect((await calls.load(statementFile([other, "ST-2,Ana,,1,6.00"]))).state).toBe("done");
    await calls.delete();
    // What can't be read is reported by the load.
    expect((await calls.load(statementFile(["ST-1,Ana Rivera,5/2001,1,x"]))).state).toBe("failed");
  });

  it("load nothing if they are canceled", async () => {
    const id = await calls.jobOf(await calls.send(statementFile(["ST-1,Ana Rivera,,2,1.00"])));
    await api.services.database
      .update(jobs)
      .set({ state: "running", cancelAskedAt: new Date() })
      .where(eq(jobs.id, id));
    expect((await calls.run(id)).state).toBe("cancelled");
    expect(await calls.preview()).toMatchObject({ lines: 0 });
    expect(await book.stored()).toEqual([]);
  });

  it("match unmatched lines one at a time, with a policy of the same carrier", async () => {
    await calls.load(statementFile(["ST-X,Ana Rivera,,4,-7.00"]));
    const [line] = await calls.unmatched({ policyNumber: "ST-X" });
    const lineId = String(line?.id);
    const { database } = api.services;
    const [foreign] = await database
      .select()
      .from(policies)
      .where(sql`${policies.carrierId} <> ${testMonth.carrier}`);
    expect((await calls.match(lineId, foreign?.id ?? "")).status).toBe(422);
    const policy = await policyOf("ST-3");
    expect((await calls.match(lineId, policy.id)).status).toBe(204);
    expect((await calls.match(lineId, policy.id)).status).toBe(409);
    const [matched] = await database
      .select()
      .from(commissionLines)
      .where(eq(commissionLines.policyNumber, "ST-X"));
    expect(matched).toMatchObject({
      policyId: policy.id,
      agentId: policy.agentId,
      members: -4,
      amount: "-7.00",
    });
    expect(matched?.matchedBy).not.toBeNull();
    const events = await database
      .select()
      .from(audit)
      .where(eq(audit.data1, `statement_lines/${lineId}`));
    expect(events).toMatchObject([{ category: "statement", result: "matched" }]);
    expect(await calls.unmatched({ policyNumber: "ST-X" })).toEqual([]);
    await expectTotals();
    await calls.delete();
  });

  it("count the members that a chargeback names, and the policy's on all other lines", async () => {
    const family = (number: string) =>
      [
        [...policyColumns, "Number of Members"],
        [...policyRow(number), "4"],
      ]
        .map((row) => row.join(","))
        .join("\n");
    await book.upload(family("ST-FAMILY"));
    const lines = (number: string) => [
      `${number},Paid,,1,8.00`,
      `${number},One,,1,(2.00)`,
      `${number},Two,,-2,-4.00`,
      `${number},None,,,-8.00`,
      `${number},Zero,,0,-9.00`,
    ];
    await calls.load(statementFile([...lines("ST-FAMILY"), ...lines("ST-LATER")]));
    const membersOf = async (policyNumber: string) => {
      const { data } = await calls.list({ policyNumber, sort: "insuredName" });
      return data.statements.map(({ insuredName, members }) => `${insuredName} ${members}`);
    };
    expect(await membersOf("ST-LATER")).toEqual(["None 0", "One -1", "Paid 1", "Two -2", "Zero 0"]);
    const expected = ["None -4", "One -1", "Paid 4", "Two -2", "Zero -4"];
    expect(await membersOf("ST-FAMILY")).toEqual(expected);
    await book.upload(family("ST-LATER"));
    expect(await membersOf("ST-LATER")).toEqual(expected);
    await expectTotals();
    await calls.delete();
  });

  it("match unmatched lines with the next policy upload, with the agent of the month's term", async () => {
    const job = await calls.load(statementFile(["st–new,Ana Rivera,,4,8.00", "ST-OTHER,Ana Rivera,,4,9.00"]));
    await book.upload(policyFile([policyRow("ST-NEW", { "Broker Name": "Marcus Delgado" })]));
    const { database } = api.services;
    const [load] = await database.select().from(statementLoads).where(eq(statementLoads.id, job.id));
    expect(load).toMatchObject({ matchedRows: 1, unmatchedRows: 1 });
    const { data } = await calls.list({ policyNumber: "ST-NEW" });
    expect(data.statements).toMatchObject([
      { policyNumber: "st–new", agentName: "Marcus Delgado", commissionAmount: 8 },
    ]);
    await expectTotals();
    await calls.delete();
  });

  it("match a line with the policy that has exactly its number, and with none of several others", async () => {
    const { database } = api.services;
    await book.upload(policyFile([policyRow("ST-TWIN"), policyRow("ST-SECOND")]));
    await asSystem(database)
      .update(policies)
      .set({ policyNumber: "sttwin" })
      .where(eq(policies.policyNumber, "ST-SECOND"));
    const job = await calls.load(
      statementFile([
        "sttwin,Ana Rivera,,1,1.00",
        "St-Twin,Ana Rivera,,1,2.00",
        "st.twin,Ana Rivera,,1,3.00",
      ]),
    );
    expect(job.result).toMatchObject({
      ...{ matchedRows: 1, unmatchedRows: 2 },
      warnings: [{ line: 3, reason: expect.stringContaining("several policies: ST-TWIN and sttwin.") }],
    });
    const { data } = await calls.list({ policyNumber: "st-twin", sort: "policyNumber" });
    expect(data.statements.map(({ policyNumber }) => policyNumber)).toEqual(["St-Twin", "sttwin"]);
    const [line] = await database
      .select()
      .from(commissionLines)
      .where(eq(commissionLines.policyNumber, "sttwin"));
    expect(line?.policyId).toBe((await policyOf("sttwin")).id);
    await expectTotals();
    await calls.delete();
  });

  it("can't be deleted once an agent was paid, unless the payment is void", async () => {
    const job = await calls.load(statementFile(["ST-1,Ana Rivera,,2,12.00"]));
    const { database } = api.services;
    const [line] = await database.select().from(statementLines).where(eq(statementLines.loadId, job.id));
    const { agentId } = await policyOf("ST-1");
    if (!line) throw new Error("There is no line.");
    const system = asSystem(database);
    const [batch] = await system
      .insert(paymentBatches)
      .values({ name: "Test", statusId: entryId("paymentBatchStatus", "OPEN") })
      .returning();
    const batchId = batch?.id ?? "";
    const [slip] = await system.insert(paymentSlips).values({ batchId, agentId }).returning();
    const [payment] = await system
      .insert(payments)
      .values({
        ...{ batchId, agentId, slipId: slip?.id ?? "", carrierId: testMonth.carrier, year: 2001, month: 3 },
        typeId: entryId("paymentType", "COMMISSION"),
        amount: "12.00",
      })
      .returning();
    await database
      .insert(paymentLines)
      .values({ paymentId: payment?.id ?? "", lineId: line.id, amount: "12.00" });
    expect(await calls.preview()).toMatchObject({ lines: 1, paidLines: 1 });
    const refused = await calls.delete();
    expect([refused.status, refusal.parse(await refused.json()).message]).toEqual([
      409,
      "The statement of AvMed for March 2001 can't be deleted: agents were paid for 1 line. Void their payment batches first.",
    ]);
    await database.update(paymentLines).set({ isVoid: true }).where(eq(paymentLines.lineId, line.id));
    expect((await calls.delete()).status).toBe(200);
  });

  it("leave exactly the loaded lines after any order of loads and deletions", async () => {
    let seed = 7;
    const random = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const expected = new Map<string, number>();
    for (let step = 0; step < 25; step++) {
      const month = String(1 + random(3));
      const isLoaded = expected.has(month);
      if (random(2) === 0) {
        const lines = Array.from(
          { length: 1 + random(4) },
          (_, index) => `ST-${1 + random(5)},Ana,,1,${step}.${index}`,
        );
        const response = await calls.send(statementFile(lines), { month });
        expect(response.status).toBe(isLoaded ? 409 : 202);
        if (isLoaded) continue;
        await calls.run(await calls.jobOf(response));
        expected.set(month, lines.length);
      } else {
        expect((await calls.delete({ month })).status).toBe(isLoaded ? 200 : 404);
        expected.delete(month);
      }
      const { totalRecords } = await calls.list({ carrier: "AvMed", from: "2001-01-01", to: "2001-12-31" });
      expect(totalRecords).toBe([...expected.values()].reduce((sum, count) => sum + count, 0));
    }
    await expectTotals();
    const { database } = api.services;
    expect(
      await database.$count(
        commissionTotals,
        and(eq(commissionTotals.year, 2001), isNull(commissionTotals.carrierId)),
      ),
    ).toBe(0);
  });
});
