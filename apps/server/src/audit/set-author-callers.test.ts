import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/**
 * The files that set the author of a transaction themselves, each with where its audit event comes from. The triggers
 * write the history of what follows, but no audit event: a change of one row uses `updateAudited` and its siblings, one of
 * many rows `updateManyAudited`, which write both. Add a file here only if its changes have an audit event of their own.
 */
const reasons: Readonly<Record<string, string>> = {
  "db/author.ts": "declares the functions",
  "audit/write-row.ts": "writes the audit event of the row",
  "audit/update-rows.ts": "writes one audit event per row",
  "identity/totp.ts": "encrypts a secret that was stored in plain text, which changes nothing a user entered",
  "features/upload-policies/load-file.ts": "writes one audit event for the upload, with its counts",
  "features/upload-policies/start-terms-daily.ts":
    "writes one audit event for the day, with the number of policies",
  "policy-work/refresh/apply-rule.ts": "runs in an upload, whose audit event has its counts",
  "db/pglite.ts": "migrates and seeds: the work of the product itself, before anybody signs in",
  "db/migrate-postgres.ts": "migrates and seeds: the work of the product itself, before anybody signs in",
};

it("is set only in files whose changes have an audit event", async () => {
  const source = new URL("../", import.meta.url);
  const files = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const callers: string[] = [];
  for (const file of files) {
    if (/\bset(System)?Author\(|portico\.author/.test(await readFile(new URL(file, source), "utf8")))
      callers.push(file);
  }
  expect(callers.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
