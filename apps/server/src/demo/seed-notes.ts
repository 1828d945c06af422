import { noteEntities } from "@portico/contract";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "../db/database.ts";
import { notes, policyUploads } from "../db/schema/index.ts";
import { stableId } from "../db/stable-id.ts";
import { type FileStorage, newFileKey } from "../storage/storage.ts";
import { addDays } from "../time/days.ts";

const receipt = {
  name: "payment-receipt.txt",
  text: "Payment receipt\nMethod: card ending 4242\nStatus: accepted, posts within two business days\n",
};
const texts = [
  "Prefers calls after six in the evening; speaks Spanish.",
  "Bank account was closed, so automatic payment failed. Sent the link to pay by card.",
  "Paid by card while we were on the phone; the receipt is attached.",
  "Asked for the summary of benefits in print.",
];

/** Adds notes to the policies whose grace period ends first, one with an attachment, and two policy uploads. */
export async function seedNotes(
  database: Database,
  today: string,
  storage: Pick<FileStorage, "put">,
): Promise<void> {
  const rows = await rowsOf(
    database,
    sql`select policy_id as id from unpaid_policies order by grace_end_date, policy_id limit ${texts.length}`,
  );
  for (const [index, { id }] of z
    .array(z.object({ id: z.uuid() }))
    .parse(rows)
    .entries()) {
    const by = index % 2 === 0 ? "agent@portico.test" : "manager@portico.test";
    await database.insert(notes).values({
      id: stableId("note", String(index)),
      entityMetadataId: noteEntities.policy,
      entityId: id,
      noteBody: texts[index] ?? "",
      createdBy: stableId("user", by),
      createdDate: new Date(`${addDays(today, index - 9)}T16:20:00Z`),
      ...(index === 2 && (await fileOf(storage))),
    });
  }
  await seedUploads(database, today);
}

async function fileOf(storage: Pick<FileStorage, "put">) {
  const bytes = new TextEncoder().encode(receipt.text);
  const docKey = newFileKey("notes");
  await storage.put(docKey, bytes, "text/plain");
  return { docKey, docName: receipt.name, docMime: "text/plain", docSize: bytes.length };
}

async function seedUploads(database: Database, today: string): Promise<void> {
  const byAdmin = stableId("user", "admin@portico.test");
  const at = (daysAgo: number, time: string) => new Date(`${addDays(today, -daysAgo)}T${time}Z`);
  await database.insert(policyUploads).values([
    {
      id: stableId("upload", "refused"),
      fileName: "ambetter-book-of-business.csv",
      state: "Refused",
      message:
        "Nothing was loaded: 3 of 1,204 rows have errors. Fix the lines listed below, then upload the file again.",
      readRows: 1204,
      newRows: 0,
      changedRows: 0,
      unchangedRows: 0,
      refusedRows: 3,
      problems: [
        { line: 118, reason: "Policy Effective Date isn't a date such as 2026-01-31 or 1/31/2026." },
        { line: 640, reason: "State isn't a US state." },
        { line: 977, reason: "Monthly Premium Amount isn't an amount of money." },
      ],
      createdBy: byAdmin,
      createdDate: at(2, "14:02:11"),
      finishedDate: at(2, "14:02:14"),
    },
    {
      id: stableId("upload", "loaded"),
      fileName: "ambetter-book-of-business-corrected.csv",
      state: "Loaded",
      message: "1,204 rows were read: 31 new, 212 changed, 961 unchanged.",
      readRows: 1204,
      newRows: 31,
      changedRows: 212,
      unchangedRows: 961,
      refusedRows: 0,
      createdBy: byAdmin,
      createdDate: at(2, "14:26:40"),
      finishedDate: at(2, "14:26:47"),
    },
  ]);
}
