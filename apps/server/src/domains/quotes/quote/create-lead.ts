import { callConsentVersion } from "@portico/contract";
import type { RequestBody } from "@portico/contract/schemas";
import type { Quote } from "@portico/contract/schemas/quote";
import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../../audit/record-audit.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import { leads, quoteRecords, states } from "../../../db/schema/index.ts";
import { toStoredPhone } from "../../../db/stored-phone.ts";
import { recordStatuses } from "../../../feature/work/status-changes.ts";
import { splitName } from "../../../file-values/name.ts";
import { entryId } from "../../../reference/seed.ts";

/** A visitor who asks to be called. */
export interface CallRequest extends Pick<RequestBody<"quote.lead">, "name" | "phone" | "language"> {
  readonly quote: Quote | undefined;
  /** The brand of the host, which the consent names. */
  readonly brand: string;
  readonly ipAddress: string;
  readonly userAgent: string;
}

const maxUserAgent = 300;
const maxNamePart = 50;

/**
 * Stores a visitor as a lead with the quote and the consent. If the phone number has a lead that nobody has called
 * yet, the quote is added to it.
 */
export async function createQuoteLead(database: Database, request: CallRequest): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockLimit(transaction, "leads-of-phone", toStoredPhone(request.phone));
    const known = await findNewLead(transaction, request.phone);
    const leadId = known ?? (await addLead(transaction, request));
    if (known !== undefined)
      await recordAudit(transaction, {
        category: "lead",
        createdBy: null,
        data1: `leads/${known}`,
        data2: "quote",
        result: "asked to be called again",
      });
    await transaction.insert(quoteRecords).values({
      leadId,
      quote: request.quote ?? null,
      visitorName: request.name,
      consentVersion: callConsentVersion,
      consentBrand: request.brand,
      consentLanguage: request.language,
      consentIpAddress: request.ipAddress,
      consentUserAgent: request.userAgent.slice(0, maxUserAgent),
    });
  });
}

async function findNewLead(transaction: Database, phone: string): Promise<string | undefined> {
  const [lead] = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.phone, toStoredPhone(phone)), eq(leads.statusId, entryId("leadStatus", "NEW"))))
    .limit(1)
    .for("no key update");
  return lead?.id;
}

async function addLead(transaction: Database, { name, phone, quote }: CallRequest): Promise<string> {
  const { firstName, lastName } = splitName(name);
  const holder = quote?.applicants[0];
  const { id } = await insertAudited(transaction, {
    table: leads,
    values: {
      statusId: entryId("leadStatus", "NEW"),
      firstName: firstName.slice(0, maxNamePart),
      lastName: lastName.slice(0, maxNamePart),
      phone: toStoredPhone(phone),
      dob: holder?.dob ?? null,
      sex: holder?.gender ? (holder.gender === "Female" ? "F" : "M") : null,
      zipCode: quote?.place.zip ?? null,
      state: quote ? await knownState(transaction, quote.place.state) : null,
      plan: quote?.plansSelected[0]?.name ?? null,
    },
    by: null,
    category: "lead",
    result: "asked to be called",
  });
  await recordStatuses(
    transaction,
    { table: leads },
    { ids: [id], by: null, comment: "Asked to be called in the quote tool" },
  );
  return id;
}

async function knownState(transaction: Database, code: string): Promise<string | null> {
  const [state] = await transaction.select({ code: states.code }).from(states).where(eq(states.code, code));
  return state?.code ?? null;
}
