import { randomUUID } from "node:crypto";
import { coversYear } from "@portico/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../test/accounts.ts";
import { asSystem } from "../test/as-system.ts";
import { type Instances, instanceKinds, type SharedRequest } from "../test/instances.ts";
import { applicationForm } from "../test/offline-application.ts";
import { insertLines } from "../test/payments.ts";
import { statementFile, testMonth } from "../test/statement-calls.ts";
import {
  agents,
  carriers,
  consentRequests,
  leads,
  marketplaceApplications,
  outbox,
  paymentBatches,
  quoteRecords,
  statementLoads,
  timeOffRequests,
  users,
} from "./db/schema/index.ts";
import { addPolicies } from "./domains/marketplace/application/add-policies.ts";
import { storeApplication } from "./domains/marketplace/application/store-application.ts";
import { type CallRequest, createQuoteLead } from "./domains/quotes/quote/create-lead.ts";
import { carrierId, entryId } from "./reference/seed.ts";
import { shippedFormatId } from "./statement-files/shipped-formats.ts";

/** How many requests arrive at once. */
const attempts = 20;
const once = (done: number, refused: number) => [done, ...Array(attempts - 1).fill(refused)];
const made = z.looseObject({ id: z.uuid() });

describe.each(instanceKinds)("requests that arrive at once, on $name,", ({ open }) => {
  let instances: Instances;
  let admin: string;
  let agent: string;
  beforeAll(async () => {
    instances = await open();
    admin = await instances.api.tokenOf("admin@portico.test");
    agent = await instances.api.tokenOf("agent@portico.test");
  });
  afterAll(() => instances.close());
  const database = () => instances.api.services.database;
  const attack = (request: (index: number) => SharedRequest) =>
    instances.sendAtOnce(Array.from({ length: attempts }, (_, index) => request(index)));
  const sentTo = (recipient: string) => database().$count(outbox, eq(outbox.recipient, recipient));

  it("send one quote", async () => {
    const agentId = await agentOf(database(), "agent@portico.test");
    const values = { firstName: "Zoë", lastName: "Quill", phone: "3055550177", agentId };
    const [lead] = await asSystem(database()).insert(leads).values(values).returning();
    const request = { path: `/api/Leads/${lead?.id}/quote/send`, method: "POST", token: agent };
    expect(await attack(() => ({ ...request, body: { by: "sms", language: "en" } }))).toEqual(once(200, 429));
    expect(await sentTo("3055550177")).toBe(1);
  });

  it("send one consent request", async () => {
    const body = { ...applicationForm, phone: "3055550178" };
    const options = { method: "POST", token: agent, body };
    const { id } = made.parse(await (await instances.api.send("/api/OfflineApp", options)).json());
    expect(await attack(() => ({ path: `/api/Sign/${id}/send`, token: agent }))).toEqual(once(200, 429));
    const isOfApplication = eq(consentRequests.applicationId, id);
    expect(await database().$count(consentRequests, isOfApplication)).toBe(1);
  });

  it("send as many links to reset a password as the limit allows", async () => {
    const { email } = await makeAccount(database(), {});
    await attack(() => ({ path: `/identity/forgot/${email}`, method: "POST" }));
    expect(await sentTo(email)).toBe(3);
  });

  it("make one lead of one phone number", async () => {
    const request: CallRequest = {
      ...{ name: "Ana Ríos", phone: "(906) 555-0179", language: "es", quote: undefined },
      ...{ brand: "Portico", ipAddress: "198.51.100.1", userAgent: "Test" },
    };
    await instances.runAtOnce(attempts, ({ database: shared }) => createQuoteLead(shared, request));
    const found = await database().select().from(leads).where(eq(leads.phone, "9065550179"));
    expect(found).toHaveLength(1);
    const isOfLead = eq(quoteRecords.leadId, found[0]?.id ?? "");
    expect(await database().$count(quoteRecords, isOfLead)).toBe(attempts);
  });

  it("load a statement of a month once, and the same file once", async () => {
    const load = (query: object, line: number) => {
      const body = new FormData();
      body.set("file", new File([statementFile([`P-${line},Ana Ríos,3/2001,1,20.00`])], "march.csv"));
      const statement = { ...testMonth, formatId: shippedFormatId("GENERIC"), confirmMonth: "true" };
      const all = new URLSearchParams({ ...statement, ...query });
      return { path: `/api/Statement?${all}`, method: "POST", token: admin, body };
    };
    expect(await attack((index) => load({}, index))).toEqual(once(202, 409));
    expect(await attack((index) => load({ year: String(2002 + index) }, 99))).toEqual(once(202, 409));
    expect(await database().$count(statementLoads, eq(statementLoads.fileName, "march.csv"))).toBe(2);
  });

  it("create one batch with a name", async () => {
    const agentId = await agentOf(database(), "agent@portico.test");
    const line = { agentId, year: 2001, month: 1, cents: 1_000 };
    await insertLines(database(), [line]);
    const name = `Batch ${randomUUID()}`;
    const body = { name, carrierId: carrierId("Florida Blue"), month: 1, year: 2001, agentIds: [agentId] };
    const found = await attack(() => ({ path: "/api/PaymentBatches", method: "POST", token: admin, body }));
    expect(found).toEqual(once(200, 409));
    expect(await database().$count(paymentBatches, eq(paymentBatches.name, name))).toBe(1);
  });

  it("create one agent with an NPN", async () => {
    const found = await attack((index) => ({
      ...{ path: "/api/Agent", method: "PUT", token: admin },
      body: {
        contact: { firstName: "Inés", middleName: "", lastName: "O'Brien" },
        loginEmail: `ines.${index}.${randomUUID()}@example.com`,
        npn: `${"0".repeat(index % 4)}71000001`,
        locationId: entryId("location", "ORLANDO"),
        agentTypeId: entryId("agentType", "MANAGER"),
        statusId: entryId("agentStatus", "PENDING"),
      },
    }));
    expect(found).toEqual(once(200, 409));
    expect(await database().$count(agents, eq(agents.npn, "71000001"))).toBe(1);
  });

  it("register one user with a name", async () => {
    const token = await instances.api.tokenOf("security@portico.test");
    const email = `Ines.${randomUUID()}@example.com`;
    const found = await attack((index) => ({
      ...{ path: "/identity/register", method: "POST", token },
      body: {
        user: index % 2 === 0 ? email : email.toLowerCase(),
        ...{ pass: "Seventeen-Boats-4", pass_confirm: "Seventeen-Boats-4", email },
      },
    }));
    expect(found).toEqual(once(200, 409));
    expect(await database().$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))).toBe(1);
  });

  it("store a new application once, and its new carrier once", async () => {
    const stored = await database().select().from(marketplaceApplications).limit(20);
    const found = stored.find(({ raw }) => raw.object.policies.some((policy) => coversYear(policy, 2026)));
    if (!found) throw new Error("The demo data has no enrollment in 2026.");
    const { raw, createdBy } = found;
    const by = createdBy ?? (await makeAccount(database(), {})).userId;
    const agentId = await agentOf(database(), "agent@portico.test");
    const issuer = `Carrier ${randomUUID()}`;
    const policies = raw.object.policies.map((policy) => ({ ...policy, plan: { ...policy.plan, issuer } }));
    const enroll = (exchangeAssignedId: string, prefix: string) => {
      const own = policies.map((policy) => ({ ...policy, id_exchange: `${prefix}-${policy.id_exchange}` }));
      const next = { ...raw, exchangeAssignedId, object: { ...raw.object, policies: own } };
      // Both together have as many connections as the instances, so that none waits for one until it fails.
      return instances.runAtOnce(attempts / 2, ({ database: shared }) =>
        shared.transaction(async (transaction) => {
          const application = await storeApplication(transaction, next, { by, now: instances.api.time.now });
          await addPolicies(transaction, application, { by, agentId, year: 2026 });
        }),
      );
    };
    await Promise.all([enroll("9900000001", "a"), enroll("9900000002", "b")]);
    const ids = ["9900000001", "9900000002"];
    const isNew = inArray(marketplaceApplications.exchangeAssignedId, ids);
    expect(await database().$count(marketplaceApplications, isNew)).toBe(2);
    expect(await database().$count(carriers, eq(carriers.name, issuer))).toBe(1);
  });

  it("request time off once", async () => {
    const account = await makeAccount(database(), {
      ...{ roles: ["agent"], claims: ["view.PTO"], isAgent: true },
    });
    const token = await instances.api.tokenOf(account.email);
    const day = new Date(instances.api.time.now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
    const body = { startDate: day, endDate: day };
    const found = await attack(() => ({ path: "/api/PTO", method: "POST", token, body }));
    expect(found).toEqual(once(200, 409));
    const isOfAgent = eq(timeOffRequests.agentId, account.agentId ?? "");
    expect(await database().$count(timeOffRequests, isOfAgent)).toBe(1);
  });
});
