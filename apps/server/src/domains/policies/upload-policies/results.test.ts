import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../../../test/accounts.ts";
import { openApi, type TestApi } from "../../../../test/api.ts";
import { databaseKinds } from "../../../../test/databases.ts";
import { policyFile, policyRow, policyUploads } from "../../../../test/policy-files.ts";
import { audit, uploadResults } from "../../../db/schema/index.ts";
import { removeExpiredResults } from "../../../file-uploads/results/store-results.ts";

describe.each(databaseKinds)("the result of a policy file, on $name,", (kind) => {
  let api: TestApi;
  let files: ReturnType<typeof policyUploads>;
  beforeAll(async () => {
    api = await openApi(kind);
    files = policyUploads(api);
  });
  afterAll(() => api.close());

  const send = async (path: string, user = "admin@portico.test") =>
    api.send(path, { token: await api.tokenOf(user) });

  it("says of each row whether it is new, changed, unchanged or skipped", async () => {
    await files.upload(policyFile([policyRow("R-1"), policyRow("R-2")]));
    const job = await files.upload(
      policyFile([
        policyRow("R-1", { "Monthly Premium Amount": "-$1.00", "Broker Name": "Marcus Delgado" }),
        policyRow("R-2"),
        policyRow("R-3"),
        policyRow("R-3", { "Policy Effective Date": "1/1/2025", "Policy Term Date": "12/31/2024" }),
        policyRow("R-4", { "Monthly Premium Amount": "1" }),
        policyRow("R-4", { "Monthly Premium Amount": "2" }),
        policyRow("R-4", { "Monthly Premium Amount": "2" }),
        policyRow("", { "Insured Name": "", "Broker Name": "Total" }),
      ]),
    );
    expect(job.message).toBe(
      "7 rows read: 2 new, 1 changed, 1 unchanged, 3 skipped because a newer row exists. 4 rows have warnings.",
    );
    expect(await files.resultOf(job.id)).toEqual([
      "Result",
      "Changed: Agent, Agent of record, Premium, Term. Monthly Premium Amount is negative (read “-$1.00”, stored “-1.00”).",
      "Unchanged.",
      "New.",
      "Skipped. Line 4 has a newer term of this policy. This row was only used for its own term. Policy Term Date is before the effective date, so the term never starts (read “12/31/2024”, stored “2024-12-31”).",
      "Skipped. Line 8 has the same policy and term, with a different Premium. Line 8 was used.",
      "Skipped. Line 8 has the same policy and term.",
      "New. Line 6 has other values for this policy and term, and was not used.",
      "Skipped. A total or a count.",
    ]);
  });

  it("has the original rows without formulas, also of a file that is refused, and names why", async () => {
    const rows = [
      policyRow("R-5", { "Insured Name": '"=1+1, Ana"', State: "XX" }),
      policyRow("R-6", { "Insured Name": "Ana Maria Lopez Rivera" }),
    ];
    const { id } = await files.upload(policyFile(rows));
    const response = await send(`/api/Uploads/${id}/file`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toContain('filename="book-result.csv"');
    const lines = (await response.text()).split("\r\n");
    expect(lines[1]).toContain(`"R-5","'=1+1, Ana"`);
    expect(lines[1]).toContain(`"Refused. State isn't a US state."`);
    expect(lines[2]).toContain(
      "Not loaded. Insured Name has no comma, so its last word was read as the last name (read “Ana Maria Lopez Rivera”, stored “Ana Maria Lopez | Rivera”).",
    );
    expect(await send(`/api/Uploads/${id}/rows`).then((found) => found.json())).toMatchObject({
      fileName: "book.csv",
      rows: [
        { line: 2, result: "Refused" },
        { line: 3, result: "Not loaded" },
      ],
    });
    expect(
      await api.services.database.$count(
        audit,
        and(eq(audit.category, "export"), eq(audit.data1, `upload_results/${id}`)),
      ),
    ).toBe(1);
  });

  it("is refused to others, and is deleted with its file when it expires", async () => {
    const { id } = await files.upload(policyFile([policyRow("R-7")]));
    const other = await makeAccount(api.services.database, { roles: ["agent"], claims: ["admin.Lead"] });
    expect((await send(`/api/Uploads/${id}/file`, other.email)).status).toBe(404);
    const { database } = api.services;
    const ofUpload = eq(uploadResults.id, id);
    const [stored] = await database.select().from(uploadResults).where(ofUpload);
    expect(stored).toMatchObject({ packedRows: null, firstRows: [] });
    await database
      .update(uploadResults)
      .set({ expiresDate: new Date(0) })
      .where(ofUpload);
    expect((await send(`/api/Uploads/${id}/rows`)).status).toBe(404);
    await removeExpiredResults(api.services);
    expect(await database.$count(uploadResults, ofUpload)).toBe(0);
    expect(await api.services.storage.get(stored?.fileKey ?? "")).toBeUndefined();
  });
});
