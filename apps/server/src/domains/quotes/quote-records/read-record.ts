import { ageOn, quoteDefaults, quoteLimits } from "@portico/contract";
import type { ResponseBody } from "@portico/contract/schemas";
import type { LinkedQuote } from "@portico/contract/schemas/quote";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { contacts, quoteRecords, users } from "../../../db/schema/index.ts";
import { personName } from "../../../identity/person-name.ts";
import type { MarketplaceClient } from "../../marketplace/marketplace-client.ts";
import { exchangeOf } from "../../marketplace/state-exchanges.ts";
import type { QuoteOwner } from "../quote-links.ts";
import type { Client } from "./find-client.ts";

/** The records of a lead or customer. */
function recordsOf(owner: QuoteOwner) {
  return "leadId" in owner
    ? eq(quoteRecords.leadId, owner.leadId)
    : eq(quoteRecords.customerId, owner.customerId);
}

/** The newest quote of a client, and the last consent to be called. */
export async function readQuoteRecord(
  database: Database,
  { owner, email, phone }: Client,
): Promise<ResponseBody<"quoteRecords.ofLead">> {
  const records = await database
    .select({ record: quoteRecords, author: personName })
    .from(quoteRecords)
    .leftJoin(users, eq(users.id, quoteRecords.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(recordsOf(owner))
    .orderBy(desc(quoteRecords.createdDate), desc(quoteRecords.id));
  const newest = records.find(({ record }) => record.quote !== null) ?? records[0];
  const consent = records.find(({ record }) => record.consentVersion !== null)?.record;
  return {
    quote: newest?.record.quote ?? null,
    createdDate: newest?.record.createdDate.toISOString() ?? null,
    createdBy: newest?.author ?? null,
    visitorName: newest?.record.visitorName ?? null,
    consent: consent?.consentVersion
      ? {
          version: consent.consentVersion,
          language: consent.consentLanguage ?? "en",
          brand: consent.consentBrand,
          date: consent.createdDate.toISOString(),
        }
      : null,
    email,
    phone,
  };
}

/** The quote to open or send: the newest one, or else one with what is known of the client. */
export async function quoteToOpen(
  { database, marketplace }: { readonly database: Database; readonly marketplace: MarketplaceClient },
  client: Client,
  today: string,
): Promise<LinkedQuote> {
  const { quote } = await readQuoteRecord(database, client);
  return quote ?? startedQuote(client, await placeOf(marketplace, client.zipCode), today);
}

function startedQuote(
  { firstName, dob, sex }: Client,
  place: LinkedQuote["place"],
  today: string,
): LinkedQuote {
  const age = dob === null ? undefined : ageOn({ dob }, today);
  const isUsable = age !== undefined && age >= quoteLimits.holderAge && age <= quoteLimits.maxAge;
  return {
    place,
    applicants: [
      {
        uid: "1",
        name: firstName.slice(0, quoteLimits.maxName),
        relation: "self",
        ...(isUsable && dob ? { dob } : { age: quoteDefaults.age }),
        ...(sex && { gender: sex === "F" ? ("Female" as const) : ("Male" as const) }),
        smoker: false,
        pregnant: false,
        applies: true,
        hasCoverage: false,
      },
    ],
    household: { members: quoteDefaults.members, members_not_applying: 0, income: quoteDefaults.income },
    healthcareLevel: quoteDefaults.healthcareLevel,
    preferredDoctors: [],
    preferredDrugs: [],
    plansSelected: [],
  };
}

/** The place of a ZIP code with one county, if plans are sold there. Otherwise the quote tool asks, and says where. */
async function placeOf(marketplace: MarketplaceClient, zip: string | null): Promise<LinkedQuote["place"]> {
  const unknown = { zip: zip ?? quoteDefaults.zip, countyfips: "", state: "" };
  if (zip === null) return unknown;
  const [counties, states] = await Promise.all([
    marketplace.countiesOf(zip).catch(() => []),
    marketplace.states().catch(() => []),
  ]);
  const [only, ...others] = counties;
  if (!only || others.length > 0 || exchangeOf(only.state, states)) return unknown;
  return { zip, countyfips: only.fips, state: only.state };
}
