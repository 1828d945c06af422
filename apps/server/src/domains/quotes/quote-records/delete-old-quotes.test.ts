import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import { openApi } from "../../../../test/api.ts";
import { asSystem } from "../../../../test/as-system.ts";
import { bothDatabases } from "../../../../test/databases.ts";
import { quoteHousehold, quotePerson } from "../../../../test/quote-household.ts";
import { leads, quoteLinks, quoteRecords, users } from "../../../db/schema/index.ts";
import { deleteOldQuotes } from "./delete-old-quotes.ts";

const quote = { ...quoteHousehold([quotePerson(40)], 40_000), plansSelected: [] };

it.each(bothDatabases)(
  "quotes are deleted after the configured days, and consents after five years, on $name",
  async (kind) => {
    const api = await openApi(kind);
    const { database } = api.services;
    const daysAgo = (days: number) => new Date(api.time.now.getTime() - days * 86_400_000);
    const [lead] = await asSystem(database)
      .insert(leads)
      .values({ firstName: "Zoë", lastName: "Quill", phone: "3055550142" })
      .returning();
    const [author] = await database.select({ id: users.id }).from(users).limit(1);
    if (!lead || !author) throw new Error("There is no lead or user.");
    const owner = { leadId: lead.id, quote };
    const consent = { consentVersion: "1", consentLanguage: "en" as const };
    await database.insert(quoteRecords).values([
      { ...owner, ...consent, createdDate: daysAgo(1_900) },
      { ...owner, ...consent, createdDate: daysAgo(366) },
      { ...owner, createdBy: author.id, createdDate: daysAgo(366) },
      { ...owner, createdBy: author.id, createdDate: daysAgo(364) },
      { ...owner, ...consent, createdDate: daysAgo(100) },
    ]);
    const link = { leadId: lead.id, quote, createdBy: author.id, isForAgent: false };
    await database.insert(quoteLinks).values([
      { ...link, codeHash: "expired", expiresAt: daysAgo(1) },
      { ...link, codeHash: "open", expiresAt: daysAgo(-1) },
    ]);
    const stored = async () =>
      (await database.select().from(quoteRecords).orderBy(asc(quoteRecords.createdDate))).map((record) => ({
        hasQuote: record.quote !== null,
        hasConsent: record.consentVersion !== null,
      }));

    await deleteOldQuotes(api.services);
    expect(await stored()).toEqual([
      { hasQuote: false, hasConsent: true },
      { hasQuote: true, hasConsent: false },
      { hasQuote: true, hasConsent: true },
    ]);
    expect(await database.select({ codeHash: quoteLinks.codeHash }).from(quoteLinks)).toEqual([
      { codeHash: "open" },
    ]);

    const token = await api.tokenOf("admin@portico.test");
    const setting = { group: "quotes", key: "retentionDays", type: "number", value: "30", isSecret: false };
    expect((await api.send("/api/GeneralConfig", { method: "POST", token, body: setting })).status).toBe(200);
    await deleteOldQuotes(api.services);
    expect(await stored()).toEqual([
      { hasQuote: false, hasConsent: true },
      { hasQuote: false, hasConsent: true },
    ]);
    await api.close();
  },
);
