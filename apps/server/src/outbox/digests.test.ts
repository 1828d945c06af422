import { randomUUID } from "node:crypto";
import { defaultMessageLimits } from "@portico/contract/schemas/message-limits";
import { asc, eq, ne } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bothDatabases } from "../../test/databases.ts";
import { deliveryParts } from "../../test/outbox.ts";
import type { OpenDatabase } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { createDelivery } from "./deliver.ts";
import { type NeededMessages, sendDigests } from "./digests.ts";
import type { Message } from "./message.ts";
import { queueMessage, queueMessages } from "./queue-message.ts";

const minute = 60_000;
const log = pino({ level: "silent" });

describe.each(bothDatabases)("digests, on $name", (database) => {
  let opened: OpenDatabase;
  let now: Date;
  let digestMinutes: number;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    now = new Date("2026-03-16T15:00:00Z");
    digestMinutes = 60;
    await opened.database.delete(outbox);
  });
  const services = {
    clock: { now: () => now },
    settings: { current: () => ({ messageLimits: defaultMessageLimits, digestMinutes }) },
  };
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute);
  };
  const requested = (name: string, recipient = "Approver@example.com") => ({
    kind: "time-off-request" as const,
    channel: "mail" as const,
    recipient,
    subject: "Portico: time off requested",
    body: `${name} requested time off.`,
    digest: { subject: "Portico: {count} requests", heading: "These wait:", entry: `${name}, one day` },
    about: `time_off_requests/${name}`,
    causedBy: { userId: randomUUID() },
  });
  const queue = (...messages: Message[]) =>
    opened.database.transaction((transaction) => queueMessages(transaction, services, messages));
  const send = (needed: NeededMessages = {}) =>
    sendDigests({ ...services, database: opened.database, log, needed });
  const mails = async () =>
    opened.database
      .select()
      .from(outbox)
      .where(eq(outbox.state, "queued"))
      .orderBy(asc(outbox.createdAt), asc(outbox.recipient));
  const states = async () =>
    (await opened.database.select({ state: outbox.state }).from(outbox).orderBy(asc(outbox.createdAt))).map(
      ({ state }) => state,
    );

  it("email the first message at once, and collect further ones until the pace allows the next email", async () => {
    await queue(requested("Ana"));
    expect(await mails()).toMatchObject([{ body: "Ana requested time off." }]);
    later(1);
    await queue(requested("Ben"));
    later(1);
    await queue(requested("Cleo"));
    await send();
    expect(await mails()).toHaveLength(1);
    later(57.9);
    await send();
    expect(await mails()).toHaveLength(1);
    later(0.1);
    await send();
    expect((await mails()).slice(1)).toMatchObject([
      {
        kind: "time-off-request",
        recipient: "Approver@example.com",
        subject: "Portico: 2 requests",
        body: "These wait:\n\nBen, one day\n\nCleo, one day\n",
        createdAt: now,
      },
    ]);
    const merged = await opened.database.select().from(outbox).where(eq(outbox.state, "merged"));
    expect(merged).toMatchObject([
      { body: "", digest: null },
      { body: "", digest: null },
    ]);
    later(30);
    await queue(requested("Dan"));
    await send();
    expect(await mails()).toHaveLength(2);
    later(30);
    await send();
    expect((await mails()).at(-1)).toMatchObject({ body: "Dan requested time off." });
  });

  it("follow the pace of each recipient", async () => {
    await queue(requested("Ana", "one@example.com"), requested("Ana", "two@example.com"));
    expect(await mails()).toHaveLength(2);
    later(10);
    await queue(requested("Ben", "ONE@example.com"), requested("Ben", "three@example.com"));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "one@example.com",
      "two@example.com",
      "three@example.com",
    ]);
  });

  it("merge messages that are queued together", async () => {
    await queue(requested("Ana"), requested("Ben"));
    expect(await mails()).toMatchObject([{ subject: "Portico: 2 requests" }]);
  });

  it("contain a message that arrives after the pace, but before the digest is sent", async () => {
    await queue(requested("Ana"));
    later(1);
    await queue(requested("Ben"));
    later(60);
    await queue(requested("Cleo"));
    expect(await mails()).toHaveLength(1);
    await send();
    expect((await mails()).at(-1)).toMatchObject({ subject: "Portico: 2 requests" });
    expect(await states()).not.toContain("collected");
  });

  it("are sent once, whoever looks for them at the same time", async () => {
    await queue(requested("Ana"));
    later(1);
    await Promise.all(["Ben", "Cleo", "Dan"].map((name) => queue(requested(name))));
    later(60);
    await Promise.all([send(), send(), send()]);
    expect(await mails()).toHaveLength(2);
    await send();
    expect(await mails()).toHaveLength(2);
  });

  it("collect all but one of the messages that arrive at once", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => queue(requested(`P${index}`))));
    expect(await mails()).toHaveLength(1);
    later(60);
    await send();
    expect((await mails()).at(-1)).toMatchObject({ subject: "Portico: 9 requests" });
  });

  it("leave everything as it was if sending them fails, and are sent later", async () => {
    await queue(requested("Ana"));
    later(1);
    await queue(requested("Ben"));
    later(60);
    const dies = async () => {
      throw new Error("The process died.");
    };
    await send({ "time-off-request": dies });
    expect(await states()).toEqual(["queued", "collected"]);
    await send();
    expect(await mails()).toHaveLength(2);
  });

  it("leave out what is no longer needed, and are not sent if nothing is", async () => {
    await queue(requested("Ana"));
    later(1);
    await queue(requested("Ben"));
    await queue(requested("Cleo"));
    later(60);
    const only =
      (name: string): NonNullable<NeededMessages["time-off-request"]> =>
      async (_, messages) =>
        new Set(messages.filter(({ about }) => about?.endsWith(name)).map(({ id }) => id));
    await send({ "time-off-request": only("Cleo") });
    expect((await mails()).at(-1)).toMatchObject({ body: "Cleo requested time off." });
    await queue(requested("Dan"));
    later(60);
    await send({ "time-off-request": only("nobody") });
    expect(await mails()).toHaveLength(2);
    expect((await states()).filter((state) => state === "outdated")).toHaveLength(2);
  });

  it("deliver nothing about what has changed since it was queued", async () => {
    await queue(requested("Ana"));
    const [mail] = await mails();
    const arrived: string[] = [];
    const senders = { mail: async ({ recipient }: { recipient: string }) => void arrived.push(recipient) };
    const parts = { ...deliveryParts, ...services, database: opened.database, senders, log };
    await createDelivery({ ...parts, needed: { "time-off-request": async () => new Set() } })(mail?.id ?? "");
    expect(arrived).toEqual([]);
    expect(await states()).toEqual(["outdated"]);
  });

  it("follow a shorter pace as soon as it is set", async () => {
    await queue(requested("Ana"));
    later(1);
    await queue(requested("Ben"));
    digestMinutes = 5;
    later(5);
    await send();
    expect(await mails()).toHaveLength(2);
  });

  it("list up to a hundred messages, and count the others", async () => {
    await queue(requested("First"));
    later(1);
    await queue(...Array.from({ length: 103 }, (_, index) => requested(`P${index}`)));
    later(60);
    await send();
    const digest = (await mails()).at(-1);
    expect(digest?.subject).toBe("Portico: 103 requests");
    expect(digest?.body.split(", one day")).toHaveLength(101);
    expect(digest?.body).toMatch(/\n\nAnd 3 more\. See the portal\.\n$/);
  });

  it("email several withdrawals and decisions at once before they collect", async () => {
    const withdrawn = (): Message => ({
      ...requested("x"),
      kind: "consent-withdrawal",
      about: `offline_applications/${randomUUID()}`,
      causedBy: { address: "192.0.2.1" },
    });
    for (let count = 0; count < 12; count += 1)
      await opened.database.transaction((transaction) => queueMessage(transaction, services, withdrawn()));
    expect(await mails()).toHaveLength(10);
    later(60);
    await send();
    expect(await mails()).toHaveLength(11);
    expect(await opened.database.$count(outbox, ne(outbox.kind, "consent-withdrawal"))).toBe(0);
  });
});
