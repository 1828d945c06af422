import { randomUUID } from "node:crypto";
import { defaultMessageLimits } from "@portico/contract/schemas/message-limits";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { agentOf, makeAccount } from "../../test/accounts.ts";
import { asSystem } from "../../test/as-system.ts";
import { type Instances, instanceKinds } from "../../test/instances.ts";
import { applicationForm } from "../../test/offline-application.ts";
import { refusal } from "../../test/responses.ts";
import { consentRequests, leads, outbox, rateLimits, users } from "../db/schema/index.ts";

const made = z.looseObject({ id: z.uuid() });
const signIn = z.object({ code: z.string() });
const [agent, manager, security] = ["agent", "manager", "security"].map((name) => `${name}@portico.test`) as [
  string,
  string,
  string,
];
/** How many requests arrive at once. Each draws a PDF. */
const attempts = 9;

describe.each(instanceKinds)("calls that send messages, on $name,", ({ open }) => {
  let instances: Instances;
  beforeAll(async () => {
    instances = await open();
  });
  afterAll(() => instances.close());
  beforeEach(async () => {
    await database().delete(outbox);
    await database().delete(rateLimits);
    await instances.configure({
      "messages.limits": defaultMessageLimits,
      "messages.digestMinutes": 60,
    });
  });
  const database = () => instances.api.services.database;
  const limit = (set: Partial<typeof defaultMessageLimits>) =>
    instances.configure({ "messages.limits": { ...defaultMessageLimits, ...set } });
  const post = async (path: string, as: string, body: unknown = {}) =>
    instances.api.send(path, { method: "POST", token: await instances.api.tokenOf(as), body });
  /** The number of successes of requests that arrive at once. */
  const sendAtOnce = async (
    paths: readonly string[],
    options: { method?: string; as?: string; body?: unknown } = {},
  ) => {
    const { method = "POST", as = agent, body = method === "POST" ? {} : undefined } = options;
    const token = await instances.api.tokenOf(as);
    const statuses = await instances.sendAtOnce(paths.map((path) => ({ path, method, token, body })));
    expect(statuses.filter((status) => ![200, 204, 429].includes(status))).toEqual([]);
    return statuses.filter((status) => status < 300).length;
  };
  const times = <Value>(count: number, value: (index: number) => Value) =>
    Array.from({ length: count }, (_, index) => value(index));
  const addApplication = async (set: Partial<typeof applicationForm> = {}) =>
    made.parse(await (await post("/api/OfflineApp", agent, { ...applicationForm, ...set })).json()).id;
  const addConsent = async (applicationId: string) => {
    const [row] = await asSystem(database())
      .insert(consentRequests)
      .values({
        ...{ applicationId, fullName: "Inés Cruz", phone: "3055550142", agencyName: "A", agentName: "B" },
        ...{ sentDate: new Date(), answeredDate: new Date(), expiresDate: new Date("2040-01-01") },
        answer: "agreed",
        language: "en",
        textVersion: "2026-11-01",
      })
      .returning();
    return row?.id ?? "";
  };
  const addLead = async (phone: string) => {
    const agentId = await agentOf(database(), agent);
    const [lead] = await asSystem(database())
      .insert(leads)
      .values({ firstName: "Zoë", lastName: "Quill", phone, agentId })
      .returning();
    return lead?.id ?? "";
  };

  it("email a consent to the applicant six times a day", async () => {
    const consent = await addConsent(await addApplication());
    expect(await sendAtOnce(times(attempts, () => `/api/Consents/${consent}/email`))).toBe(6);
    expect(await database().$count(outbox)).toBe(6);
    const refused = await post(`/api/Consents/${consent}/email`, agent);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
    expect(refusal.parse(await refused.json()).message).toBe(
      "This recipient has reached the limit for consent records: 6 in 24 hours. Nothing was sent. Try again in 24 hours.",
    );
  });

  it("email the consents of one applicant from several applications six times a day", async () => {
    const consents: string[] = [];
    for (const email of ["ines@example.com", "INES@example.com", "Ines@Example.com"])
      consents.push(await addConsent(await addApplication({ email })));
    const paths = times(attempts, (index) => `/api/Consents/${consents[index % consents.length]}/email`);
    expect(await sendAtOnce(paths)).toBe(6);
  });

  it("request consent from one phone six times a day, and for an application once in ten minutes", async () => {
    const ids = [];
    for (const phone of times(8, (index) => (index % 2 ? "(305) 555-0142" : "+1 305-555-0142")))
      ids.push(await addApplication({ phone }));
    const before = await database().$count(consentRequests);
    const paths = ids.flatMap((id) => [`/api/Sign/${id}/send`, `/api/Sign/${id}/send`]);
    expect(await sendAtOnce(paths, { method: "GET" })).toBe(6);
    expect(await database().$count(outbox)).toBe(6);
    expect(await database().$count(consentRequests)).toBe(before + 6);
  });

  it("send a quote to one phone six times a day, whatever the lead", async () => {
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await addLead("3055550177"));
    const paths = ids.flatMap((id) => [`/api/Leads/${id}/quote/send`, `/api/Leads/${id}/quote/send`]);
    expect(await sendAtOnce(paths, { body: { by: "sms" } })).toBe(6);
  });

  it("send a customer's link six times a day, and refused ones revoke nothing", async () => {
    const path = "/api/application/4101223001/customer";
    expect(
      await sendAtOnce(
        times(25, () => path),
        { as: manager },
      ),
    ).toBe(6);
    expect(await database().$count(outbox)).toBe(6);
    expect((await post(path, manager)).status).toBe(429);
  });

  it("count each sender for itself", async () => {
    await limit({ quote: { ...defaultMessageLimits.quote, perSender: 3 } });
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await addLead(`305555018${count}`));
    const paths = ids.map((id) => `/api/Leads/${id}/quote/send`);
    expect(await sendAtOnce(paths, { body: { by: "sms" } })).toBe(3);
    expect(await sendAtOnce(paths, { body: { by: "sms" }, as: manager })).toBe(3);
  });

  it("count all senders together", async () => {
    await limit({ quote: { ...defaultMessageLimits.quote, total: 4 } });
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await addLead(`305555019${count}`));
    const paths = ids.map((id) => `/api/Leads/${id}/quote/send`);
    expect(await sendAtOnce(paths, { body: { by: "sms" } })).toBe(4);
    expect(await sendAtOnce(paths, { body: { by: "sms" }, as: manager })).toBe(0);
  });

  it("send an administrator's links and passwords to one user up to the limit, and change nothing beyond it", async () => {
    const { email, userId } = await makeAccount(database(), {});
    await limit({
      "password-link-by-staff": { perRecipient: 2 },
      "password-change-by-staff": { perRecipient: 2 },
    });
    const reset = (body: object) => post("/identity/resetByAdmin", security, { user: email, ...body });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await reset({ sendLink: true })).status);
    for (let count = 0; count < 3; count += 1)
      statuses.push((await reset({ pass: `Coral-Harbor-7${count}` })).status);
    expect(statuses).toEqual([204, 204, 429, 204, 204, 429]);
    const [before] = await database().select().from(users).where(eq(users.id, userId));
    expect((await reset({ pass: "Coral-Harbor-79" })).status).toBe(429);
    const [after] = await database().select().from(users).where(eq(users.id, userId));
    expect(after?.passwordHash).toBe(before?.passwordHash);
  });

  it("send five codes in fifteen minutes to an account, and more after one was used", async () => {
    const { email, userId } = await makeAccount(database(), { roles: ["agent"] });
    await asSystem(database()).update(users).set({ emailFactor: true }).where(eq(users.id, userId));
    const body = { user: email, pass: "Portico-Demo-1" };
    const step = async () =>
      signIn.parse(await (await instances.api.send("/identity/login", { method: "POST", body })).json()).code;
    const code = await step();
    const send = { path: "/identity/login/2fa/send", method: "POST", body: { code, method: "email" } };
    const statuses = await instances.sendAtOnce(times(12, () => send));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    const refused = await instances.api.send(send.path, send);
    expect(refusal.parse(await refused.json()).message).toMatch(
      /^Too many attempts\. Try again in 1[45] minutes\.$/,
    );
    const mails = await database().select().from(outbox).where(eq(outbox.recipient, email));
    // They were queued at the same time, so any of them may be the last.
    const otps = mails.flatMap(({ body: text }) => /\b\d{6}\b/.exec(text) ?? []);
    let isIn = false;
    for (const otp of otps) {
      const response = await instances.api.send("/identity/login/2fa", {
        method: "POST",
        body: { code, method: "email", otp },
      });
      isIn ||= response.status === 200;
    }
    expect(isIn).toBe(true);
    const next = { ...send, body: { code: await step(), method: "email" } };
    expect((await instances.api.send(next.path, next)).status).toBe(200);
  });

  describe("a forgotten password", () => {
    const forgot = (user: string) => instances.api.send(`/identity/forgot/${user}`, { method: "POST" });
    const linksTo = (email: string) =>
      database().$count(outbox, and(eq(outbox.recipient, email), like(outbox.body, "%/login/reset/%")));
    const responseOf = async (user: string) => {
      const response = await forgot(user);
      return [response.status, await response.text()];
    };

    it("looks the same for known and unknown users beyond the limit of the mailbox", async () => {
      const known = await makeAccount(database(), {});
      await limit({ "password-link": { perRecipient: 1 } });
      for (let count = 0; count < 3; count += 1) {
        const expected = [204, ""];
        expect([await responseOf(known.email), await responseOf("nobody@portico.test")]).toEqual([
          expected,
          expected,
        ]);
      }
      const refused = await responseOf(known.email);
      expect(refused[0]).toBe(429);
      expect(await responseOf("nobody@portico.test")).toEqual(refused);
      expect(await linksTo(known.email)).toBe(1);
    });

    it("keeps the last link working in place of sending more than the mailbox may get", async () => {
      const { email } = await makeAccount(database(), {});
      await limit({ "password-link": { perRecipient: 1 } });
      await forgot(email);
      await forgot(email);
      const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, email));
      const code = /\/login\/reset\/([\w-]+)/.exec(mail?.body ?? "")?.[1];
      const pass = "Coral-Harbor-77";
      const body = { user: email, pass, pass_confirm: pass, code };
      expect((await instances.api.send("/identity/reset", { method: "POST", body })).status).toBe(204);
      await forgot(email);
      expect(await linksTo(email)).toBe(2);
    });

    it("is not refused because of links from staff", async () => {
      const { email } = await makeAccount(database(), {});
      for (let count = 0; count < 7; count += 1)
        await post("/identity/resetByAdmin", security, { user: email, sendLink: true });
      expect(await linksTo(email)).toBe(6);
      expect((await forgot(email)).status).toBe(204);
      expect(await linksTo(email)).toBe(7);
    });
  });

  it("email each approver once for requests for time off that arrive at once", async () => {
    const approver = await makeAccount(database(), {
      roles: ["agent"],
      claims: ["admin.PTO"],
      isAgent: true,
    });
    const requests = [];
    for (let count = 0; count < 6; count += 1) {
      const { email } = await makeAccount(database(), {
        ...{ roles: ["agent"], claims: ["view.PTO"], isAgent: true },
      });
      const token = await instances.api.tokenOf(email);
      const body = { startDate: "2039-03-14", endDate: "2039-03-14" };
      requests.push({ path: "/api/PTO", method: "POST", token, body });
    }
    expect(await instances.sendAtOnce(requests)).toEqual(times(6, () => 200));
    const mails = await database().select().from(outbox).where(eq(outbox.recipient, approver.email));
    expect(mails.map(({ state }) => state).toSorted()).toEqual([...times(5, () => "collected"), "queued"]);
  });

  it("leave no message or consent of a refused request behind, which can be repeated", async () => {
    await limit({ "consent-request": { perSender: 1, perRecipient: 100, total: 100 } });
    const [one, two] = [await addApplication(), await addApplication({ phone: "3055550199" })];
    const send = (id: string) =>
      instances.api.send(`/api/Sign/${id}/send`, { headers: { "x-request": randomUUID() } });
    expect((await send(one)).status).toBe(401);
    expect(await sendAtOnce([`/api/Sign/${one}/send`], { method: "GET" })).toBe(1);
    expect(await sendAtOnce([`/api/Sign/${two}/send`], { method: "GET" })).toBe(0);
    expect(await database().$count(consentRequests, eq(consentRequests.applicationId, two))).toBe(0);
    await limit({});
    expect(await sendAtOnce([`/api/Sign/${two}/send`], { method: "GET" })).toBe(1);
  });
});
