import { endpoints } from "@portico/contract";
import { desc, eq } from "drizzle-orm";
import * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { meets } from "../../../access/preview.ts";
import { offlineDrafts } from "../../../db/schema/index.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import type { Services } from "../../../services/services.ts";
import { plainText } from "../../../text/plain-text.ts";
import { nameIn, openDraft } from "../../offline/offline-drafts/open-draft.ts";
import { compareRecords, type IdentifiedRecord } from "../matching/compare-records.ts";

/** What a draft says about the applicant. Any of it can be missing or unfinished. */
const applicant = z.object({
  firstName: z.string().catch(""),
  lastName: z.string().catch(""),
  dob: z.iso.date().nullable().catch(null),
  phone: z.string().catch(""),
  email: z.string().catch(""),
});

/** The caller's unfinished offline applications that are, or may be, about the person of these records, newest first. */
export async function draftsOfPerson(
  { database, encryption }: Pick<Services, "database" | "encryption">,
  caller: Caller,
  records: readonly IdentifiedRecord[],
) {
  // Previews show what an agent sees. Drafts are a user's.
  if (!meets(endpoints["offlineDrafts.list"].access, caller) || caller.preview) return [];
  const drafts = await database
    .select()
    .from(offlineDrafts)
    .where(eq(offlineDrafts.userId, caller.userId))
    .orderBy(desc(offlineDrafts.updatedDate));
  return drafts.flatMap((draft) => {
    const values = openDraft(encryption, draft);
    const about = identityOf(draft.id, applicant.parse(values));
    if (!records.some((record) => compareRecords(record, about) !== "different")) return [];
    return { id: draft.id, name: nameIn(values), savedDate: draft.updatedDate.toISOString() };
  });
}

function identityOf(
  recordId: string,
  { firstName, lastName, dob, phone, email }: z.output<typeof applicant>,
): IdentifiedRecord {
  const digits = toStoredPhone(phone);
  return {
    recordId,
    givenName: plainText(firstName),
    familyName: plainText(lastName),
    dob,
    phone: digits.length === 10 ? digits : null,
    email: email === "" ? null : email.trim().toLowerCase(),
    subscriberIds: [],
    ssnHash: null,
  };
}
