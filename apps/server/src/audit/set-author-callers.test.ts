import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/**
 * The files that set the author of a transaction directly, each with the source of its audit event. The triggers
 * write the history of the following changes, but no audit event. To change one row, use `updateAudited` and its
 * siblings; to change many rows, `updateManyAudited`. Those write both. Add a file here only if its changes have
 * their own audit event.
 */
const reasons: Readonly<Record<string, string>> = {
  "db/author.ts": "defines the functions",
  "db/normal-form/normalize-texts.ts":
    "converts texts to NFC; nothing changes that anybody could see, so there is neither a version nor an entry",
  "audit/write-row.ts": "writes the audit event of the row",
  "audit/update-rows.ts": "writes one audit event per row",
  "encrypted-columns/rotate-keys.ts": "writes one audit event per column, with the number of values",
  "domains/follow-ups/insert-follow-ups.ts":
    "inserts many in one statement, and writes one audit event for each",
  "identity/totp.ts": "encrypts a secret that was stored as plain text; no user data changes",
  "file-uploads/load-lines.ts": "writes one audit event for the upload, with its counts",
  "domains/commissions/matching/update-matched-counts.ts":
    "runs within a match or an upload, which write audit events",
  "feature/work/undo-change.ts": "restores many rows in one statement, and writes one audit event per row",
  "file-layouts/seed-layouts.ts": "seeds; made by the system before anyone signs in",
  "domains/payments/payment-batches/create-batch.ts": "writes all payments of a batch in one statement",
  "domains/policies/upload-policies/start-terms-daily.ts":
    "writes one audit event for the day, with the number of policies",
  "domains/policies/policy-work/refresh/refresh-unpaid-and-lost.ts":
    "runs within an upload, whose audit event has its counts",
  "domains/policies/policy-loading/complete-job.ts": "writes one audit event, with the number of policies",
  "db/pglite.ts": "migrates and seeds; these changes are made by the system before anyone signs in",
  "db/migrate-postgres.ts": "migrates and seeds; these changes are made by the system before anyone signs in",
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
