import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { previewHeader, revealReasons } from "@portico/contract";
import { and, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { makeAccount } from "../../test/accounts.ts";
import { asSystem } from "../../test/as-system.ts";
import { type Instances, instanceKinds } from "../../test/instances.ts";
import { applicationForm } from "../../test/offline-application.ts";
import { refusal } from "../../test/responses.ts";
import { audit, outbox, revealAlerts, reveals, users } from "../db/schema/index.ts";

const made = z.looseObject({ id: z.uuid() });
const minute = 60_000;
const hour = 60 * minute;
const reason = { reason: "marketplace" };

it("is the only way to a full secret", () => {
  const folder = new URL("..", import.meta.url);
  const using = globSync("**/*.ts", { cwd: folder }).filter(
    (file) =>
      !file.endsWith(".test.ts") && readFileSync(new URL(file, folder), "utf8").includes("new Revealed("),
  );
  expect(using).toEqual(["reveals/reveal-value.ts"]);
});

describe.each(instanceKinds)("the limits of reveals, on $name,", ({ open }) => {
  let instances: Instances;
  let start: Date;
  beforeAll(async () => {
    instances = await open();
    start = instances.api.time.now;
  });
  afterAll(() => instances.close());
  beforeEach(async () => {
    instances.api.time.now = start;
    await database().delete(outbox);
    await instances.configure({ "personalData.revealsPerHour": 30, "personalData.revealsPerDay": 100 });
  });
  const database = () => instances.api.services.database;
  const later = (milliseconds: number) => {
    instances.api.time.now = new Date(instances.api.time.now.getTime() + milliseconds);
  };
  /** Lets what was shown and emailed age, without ending sessions. */
  const age = async (milliseconds: number) => {
    const ago = (column: PgColumn) => sql`${column} - ${milliseconds} * interval '1 millisecond'`;
    await database()
      .update(reveals)
      .set({ revealedAt: ago(reveals.revealedAt) });
    await database()
      .update(revealAlerts)
      .set({ sentAt: ago(revealAlerts.sentAt) });
  };
  const makeAgent = async (roles: readonly ("agent" | "administrator")[] = ["agent"]) => {
    const { userId, email } = await makeAccount(database(), {
      ...{ roles, claims: ["view.OfflineApp"], isAgent: true },
    });
    const token = await instances.api.tokenOf(email);
    const post = (path: string, body: unknown, headers = {}) =>
      instances.api.send(`/api/OfflineApp${path}`, { method: "POST", token, body, headers });
    const { id } = made.parse(await (await post("", applicationForm)).json());
    const path = `/${id}/reveal`;
    return {
      ...{ userId, email, token, id },
      path: `/api/OfflineApp${path}`,
      reveal: (body: object = reason, headers = {}) => post(path, body, headers),
      revealOf: (application: string) => post(`/${application}/reveal`, reason),
      /** Stores that numbers were shown this long ago. */
      use: (count: number, ago = 0) =>
        database()
          .insert(reveals)
          .values(
            Array.from({ length: count }, () => ({
              userId,
              revealedAt: new Date(instances.api.time.now.getTime() - ago),
            })),
          ),
    };
  };
  const mails = () => database().select().from(outbox).where(eq(outbox.kind, "reveal-limit"));
  const events = (userId: string) =>
    database()
      .select({ data1: audit.data1, result: audit.result })
      .from(audit)
      .where(and(eq(audit.createdBy, userId), eq(audit.category, "reveal")))
      .orderBy(audit.sequenceNumber);

  it("show one more of ten numbers that are asked for at once, if 29 were shown, and email once", async () => {
    const agent = await makeAgent();
    await agent.use(29, minute);
    const request = { path: agent.path, method: "POST", token: agent.token, body: reason };
    const found = await instances.sendAtOnce(Array.from({ length: 10 }, () => request));
    expect(found).toEqual([200, ...Array(9).fill(429)]);
    const recipients = (await mails()).map(({ recipient }) => recipient);
    const security = await database()
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, "security@portico.test"));
    expect(recipients).toEqual(expect.arrayContaining(security.map(({ email }) => email)));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect((await events(agent.userId)).map(({ result }) => result)).toEqual([
      "revealed: The Marketplace asks for it",
      "refused: the limit of 30 in an hour is reached",
    ]);
  });

  it("say when the next number can be shown, which then is", async () => {
    const agent = await makeAgent();
    await agent.use(29, 50 * minute);
    expect((await agent.reveal()).status).toBe(200);
    const refused = await agent.reveal();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("600");
    expect(refusal.parse(await refused.json()).message).toBe(
      "You've reached your limit of 30 full numbers in an hour, so this number isn't shown. The security administrators were notified. Try again in 10 minutes.",
    );
    later(10 * minute - 1);
    expect((await agent.reveal()).status).toBe(429);
    later(1);
    expect((await agent.reveal()).status).toBe(200);
  });

  it("count 24 hours as well, and email once for each limit until it could have ended", async () => {
    const agent = await makeAgent();
    const administrators = async () => (await mails()).length;
    await agent.use(30);
    await agent.reveal();
    await agent.reveal();
    const once = await administrators();
    expect(once).toBeGreaterThan(0);
    await age(hour);
    await agent.use(30);
    await agent.reveal();
    expect(await administrators()).toBe(2 * once);
    await age(hour);
    await agent.use(40);
    const refused = await agent.reveal();
    expect(refused.headers.get("retry-after")).toBe(String(22 * 3600));
    expect(refusal.parse(await refused.json()).message).toContain("100 full numbers in 24 hours");
    await agent.reveal();
    expect(await administrators()).toBe(3 * once);
    await age(22 * hour);
    expect((await agent.reveal()).status).toBe(200);
    expect(await database().$count(reveals, eq(reveals.userId, agent.userId))).toBe(71);
  });

  it("answer the same for numbers that exist, don't, or aren't visible", async () => {
    const [agent, other] = [await makeAgent(), await makeAgent()];
    expect((await agent.revealOf(randomUUID())).status).toBe(404);
    expect((await agent.revealOf(other.id)).status).toBe(404);
    expect(await database().$count(reveals, eq(reveals.userId, agent.userId))).toBe(0);
    await agent.use(30);
    const responses = await Promise.all([agent.id, other.id, randomUUID()].map(agent.revealOf));
    expect(responses.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
  });

  it("are those of each user, and of the settings at once", async () => {
    const [agent, other] = [await makeAgent(), await makeAgent()];
    await instances.configure({ "personalData.revealsPerHour": 1 });
    expect([(await agent.reveal()).status, (await agent.reveal()).status]).toEqual([200, 429]);
    expect((await other.reveal()).status).toBe(200);
    await instances.configure({ "personalData.revealsPerHour": 2 });
    expect([(await agent.reveal()).status, (await agent.reveal()).status]).toEqual([200, 429]);
  });

  it("hold for repeated requests with the same key, whose secrets aren't stored", async () => {
    const agent = await makeAgent();
    await agent.use(29);
    const key = { "idempotency-key": randomUUID() };
    expect((await agent.reveal(reason, key)).status).toBe(200);
    expect((await agent.reveal(reason, key)).status).toBe(429);
  });

  it("lock nobody out if the clock is set back", async () => {
    const agent = await makeAgent();
    await agent.use(30);
    expect((await agent.reveal()).status).toBe(429);
    later(-48 * hour);
    expect((await agent.reveal()).status).toBe(200);
  });

  it("count every further refusal in the audit log", async () => {
    const agent = await makeAgent();
    await agent.use(30);
    for (let count = 0; count < 3; count += 1) await agent.reveal();
    await instances.api.reads.flush();
    const denied = await database()
      .select({ data1: audit.data1, result: audit.result, count: audit.count })
      .from(audit)
      .where(and(eq(audit.createdBy, agent.userId), eq(audit.category, "denied")));
    expect(denied.map(({ data1, result }) => [data1, result])).toEqual([
      ["offlineApp.reveal", "limit reached"],
    ]);
  });

  it("email enabled security administrators who the user is, with a page that they can open", async () => {
    const agent = await makeAgent();
    const gone = await makeAccount(database(), { roles: ["securityadmin"] });
    await asSystem(database()).update(users).set({ enabled: false }).where(eq(users.id, gone.userId));
    await agent.use(30);
    await agent.reveal();
    const found = await mails();
    expect(found.map(({ recipient }) => recipient)).not.toContain(gone.email);
    const mail = found.find(({ recipient }) => recipient === "security@portico.test");
    expect(mail?.body).toMatch(/^Test Account was shown 30 full numbers/);
    expect(mail?.body).toContain("http://portico.test/portal/security\n");
    expect(mail?.body).not.toContain(agent.id);
  });

  it("give a preview no number", async () => {
    const agent = await makeAgent(["agent", "administrator"]);
    const preview = encodeURIComponent(JSON.stringify({ roles: ["agent"], claims: ["view.OfflineApp"] }));
    expect((await agent.reveal(reason, { [previewHeader]: preview })).status).toBe(403);
    expect(await database().$count(reveals, eq(reveals.userId, agent.userId))).toBe(0);
  });

  it("take a reason from the list, and an explanation of other ones", async () => {
    const agent = await makeAgent();
    const errorsOf = async (body: object) => {
      const response = await agent.reveal(body);
      return response.status === 200 ? 200 : refusal.parse(await response.json()).errors;
    };
    const codes = { reason: [`Must be one of ${Object.keys(revealReasons).join(", ")}`] };
    for (const unknown of ["The Marketplace asks for it", "Other", "", " other ", "toString", 1, null])
      expect(await errorsOf({ reason: unknown })).toEqual(codes);
    expect(await errorsOf({})).toEqual(codes);
    const explain = { explanation: ["Explain why in at least 10 characters"] };
    const tooShort = [
      "",
      "123456789",
      "         123456789\n",
      "12345678\u200b9",
      "\u2800".repeat(10),
      "\u3164".repeat(12),
    ];
    for (const explanation of tooShort)
      expect(await errorsOf({ reason: "other", explanation })).toEqual(explain);
    expect(await errorsOf({ reason: "other" })).toEqual(explain);
    expect(await errorsOf({ reason: "other", explanation: "x".repeat(201) })).toEqual({
      explanation: ["Up to 200 characters"],
    });
    expect(await database().$count(reveals, eq(reveals.userId, agent.userId))).toBe(0);
    expect(await errorsOf({ reason: "other", explanation: " Court order " })).toBe(200);
    expect(await errorsOf({ reason: "carrier", explanation: "By phone" })).toBe(200);
    expect(await errorsOf({ reason: "applicant", explanation: "  " })).toBe(200);
    expect((await events(agent.userId)).map(({ result }) => result)).toEqual([
      "revealed: Other: Court order",
      "revealed: The carrier asks for it: By phone",
      "revealed: The applicant asks for it",
    ]);
  });
});
