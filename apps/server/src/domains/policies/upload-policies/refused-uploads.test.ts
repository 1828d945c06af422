import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyFile, policyRow, policyUploads } from "../../../../test/policy-files.ts";
import { jobs, policies, policyUploads as uploads } from "../../../db/schema/index.ts";

describe.each(databaseKinds)("policy files with errors, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  const count = () => api.services.database.$count(policies);

  it("load nothing if one line is rejected, and report every such line without its values", async () => {
    const before = await count();
    const job = await files.upload(
      policyFile([
        policyRow("GOOD-1"),
        policyRow("BAD-1", { "Policy Effective Date": "31.12.2026", State: "Atlantis" }),
        policyRow("BAD-2", { "Monthly Premium Amount": "a lot" }),
        [...policyRow("BAD-3"), "more"],
        policyRow("BAD-4", { "Member Responsibility": "none" }),
        policyRow("BAD\0-5"),
        policyRow(""),
        policyRow("BAD-7", { "Insured Name": "x".repeat(201) }),
        policyRow("BAD-8", { "Policy Effective Date": "2062-01-01" }),
      ]),
    );
    expect(job).toMatchObject({ state: "failed", result: { state: "Refused", refusedRows: 8, newRows: 0 } });
    expect(job.message).toBe(
      "Nothing was imported: 8 of 9 rows can't be imported. Fix the errors below, then upload again.",
    );
    const { problems } = await files.detailOf(job.id);
    expect(problems).toEqual([
      {
        line: 3,
        reason: "Policy Effective Date isn't a date such as 2026-01-31 or 1/31/2026. State isn't a US state.",
      },
      { line: 4, reason: "Monthly Premium Amount isn't an amount such as 1234.50." },
      { line: 5, reason: "It has 10 columns, but the header row has 9." },
      { line: 6, reason: "Member Responsibility isn't an amount such as 1234.50." },
      { line: 7, reason: "Policy Number contains a NUL character." },
      { line: 8, reason: "Policy Number is empty." },
      { line: 9, reason: "Insured Name is longer than 200 characters." },
      { line: 10, reason: "Policy Effective Date is more than 2 years from now." },
    ]);
    expect(await count()).toBe(before);
    expect(await files.stored()).toEqual([]);
  });

  it.each([
    ["only a first row", policyFile([]), /no policies below/],
    ["no policy number", "State,Insured Name\nFL,Ana\n", /"Policy Number" is missing/],
    ["an unclosed quote", `${policyFile([policyRow("Q-1")])}\n"Q-2,x`, /quote is missing/],
    [
      "an unknown carrier",
      `Carrier,${policyFile([])}\nNo Such,${policyRow("C-1").join(",")}`,
      /known carrier/,
    ],
  ])("are rejected with %s", async (_what, content, reason) => {
    const before = await count();
    const job = await files.upload(content);
    expect(job.state).toBe("failed");
    expect((await files.detailOf(job.id)).problems[0]?.reason).toMatch(reason);
    expect(await count()).toBe(before);
  });

  it("store the first thousand problems, count all, and store no lines", async () => {
    const good = Array.from({ length: 1_000 }, (_, index) => policyRow(`SOME-${index}`));
    const bad = Array.from({ length: 1_234 }, (_, index) => policyRow(`MANY-${index}`, { State: "?" }));
    const job = await files.upload(policyFile([...good, ...bad]));
    expect(job.result).toMatchObject({ readRows: 2_234, refusedRows: 1_234 });
    expect((await files.detailOf(job.id)).problems).toHaveLength(1_000);
    expect(await files.held()).toBe(0);
  });

  it.each([
    ["another type", 415, "{}", { "content-type": "application/json" }],
    ["an empty body", 422, "", {}],
    ["a length above the maximum", 413, "a", { "content-length": String(2 ** 30) }],
  ])("are rejected with %s, and nothing is stored", async (_what, status, body, headers) => {
    const before = await api.services.database.select().from(uploads);
    expect((await files.send(body, headers)).status).toBe(status);
    expect(await api.services.database.select().from(uploads)).toHaveLength(before.length);
    expect(await files.stored()).toEqual([]);
  });

  it("store nothing if the connection is lost in the middle", async () => {
    const before = await api.services.database.select().from(uploads);
    const begun = await api.services.database.select().from(jobs);
    let sent = 0;
    const broken = new ReadableStream({
      pull(controller) {
        if (sent++ < 5) controller.enqueue(new TextEncoder().encode(policyFile([policyRow("CUT-1")])));
        else controller.error(new Error("aborted"));
      },
    });
    expect((await files.send(broken)).status).toBe(400);
    expect(await api.services.database.select().from(uploads)).toHaveLength(before.length);
    expect(await api.services.database.select().from(jobs)).toHaveLength(begun.length);
    expect(await files.stored()).toEqual([]);
  });
});
