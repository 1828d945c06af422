import { randomUUID } from "node:crypto";
import {
  defaultMessageLimits,
  type LimitedMessage,
  limitedKinds,
  limitNamesOf,
  type MessageLimits,
} from "@portico/contract/schemas/message-limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothDatabases } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/database.ts";
import { outbox } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import type { Message } from "./message.ts";
import { messageKinds } from "./message-kinds.ts";
import { hasReachedLimit, queueMessage } from "./queue-message.ts";
import { releaseMessages } from "./release-messages.ts";

const minute = 60_000;
const hour = 60 * minute;
/** The kinds whose cause is refused beyond a limit. */
const refusing = limitedKinds.filter((kind) => messageKinds[kind].atLimit === "refuse");
const cases = refusing.flatMap((kind) => limitNamesOf(kind).map((name) => ({ kind, name })));

describe.each(bothDatabases)("limits of the outbox, on $name", (database) => {
  let opened: OpenDatabase;
  let now: Date;
  let limits: MessageLimits;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());
  const services = {
    clock: { now: () => now },
    settings: { current: () => ({ messageLimits: limits, digestMinutes: 60 }) },
  };
  const begin = async (set: Partial<MessageLimits> = {}) => {
    now = new Date("2026-03-16T15:00:00Z");
    limits = { ...defaultMessageLimits, ...set };
    await opened.database.delete(outbox);
  };
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const mail = (kind: LimitedMessage, set: Partial<{ recipient: string; userId: string }> = {}): Message => {
    const { recipient = `${randomUUID()}@example.com`, userId = randomUUID() } = set;
    const content = { channel: "mail", recipient, subject: "x", body: "x" } as const;
    return { ...content, kind, about: `leads/${randomUUID()}`, causedBy: { userId } };
  };
  /** Queues a message, and returns why it was refused. */
  const queue = async (message: Message) => {
    try {
      await opened.database.transaction((transaction) => queueMessage(transaction, services, message));
      return undefined;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  };
  const queueAtOnce = async (messages: readonly Message[]) =>
    (await Promise.all(messages.map(queue))).filter((refusal) => refusal === undefined).length;

  describe.each(cases)("$name of $kind", ({ kind, name }) => {
    const shared = { recipient: "one@example.com", userId: randomUUID() };
    const messageOf = () =>
      mail(kind, {
        ...(name === "perRecipient" && { recipient: shared.recipient }),
        ...(name === "perSender" && { userId: shared.userId }),
      });

    it("is never exceeded, whatever arrives at once", async () => {
      await begin({ [kind]: { ...defaultMessageLimits[kind], [name]: 3 } });
      expect(await queueAtOnce(Array.from({ length: 12 }, messageOf))).toBe(3);
      expect(await opened.database.$count(outbox)).toBe(3);
    });

    it("says when it is possible again, and then allows it", async () => {
      await begin({ [kind]: { ...defaultMessageLimits[kind], [name]: 2 } });
      const window = name === "perRecipient" ? 24 * hour : hour;
      expect(await queue(messageOf())).toBeUndefined();
      later(20 * minute);
      expect(await queue(messageOf())).toBeUndefined();
      later(10 * minute);
      const refusal = await queue(messageOf());
      const left = window - 30 * minute;
      expect(refusal).toMatchObject({ status: 429, details: { retryAfter: left / 1000 } });
      const words = name === "perRecipient" ? "24 hours" : "30 minutes";
      expect(refusal?.message).toMatch(/limit for [a-z -]+: 2 in (24 hours|an hour)\. Nothing was sent\./);
      expect(refusal?.message).toContain(`Try again in ${words}.`);
      later(left - 1);
      expect(await queue(messageOf())).toBeDefined();
      later(1);
      expect(await queue(messageOf())).toBeUndefined();
      expect(await queue(messageOf())).toBeDefined();
    });
  });

  it("count an email address in any case, and a phone number in any format", async () => {
    await begin({ quote: { perRecipient: 2 } });
    const mails = ["Zoe@Example.com", " zoe@example.COM", "ＺＯＥ@example.com"];
    expect(await queueAtOnce(mails.map((recipient) => mail("quote", { recipient })))).toBe(2);
    const phones = ["3055550142", "+1 (305) 555-0142", "1-305-555-0142", "+13055550142", "305.555.0142"];
    const messages = phones.map((recipient) => ({
      ...mail("quote"),
      ...{ channel: "sms", recipient, body: "x" },
    }));
    expect(await queueAtOnce(messages as Message[])).toBe(2);
    expect(await queue(mail("quote", { recipient: "zoey@example.com" }))).toBeUndefined();
  });

  it("count a sender without a session by address, IPv6 by network", async () => {
    await begin({ "sign-in-code": { perSender: 2 } });
    const from = (address: string) => ({ ...mail("sign-in-code"), causedBy: { address } });
    expect(
      await queueAtOnce([from("2001:db8:1:2::1"), from("2001:db8:1:2::2"), from("2001:DB8:1:2:3::9")]),
    ).toBe(2);
    expect((await queue(from("2001:db8:1:2::4")))?.message).toContain("Your network has reached");
    expect(await queue(from("2001:db8:1:3::1"))).toBeUndefined();
    expect(await queue(from("192.0.2.7"))).toBeUndefined();
  });

  it("pause messages about the same thing, and not about others", async () => {
    await begin();
    const about = `leads/${randomUUID()}`;
    const message = () => ({ ...mail("quote"), about }) as Message;
    expect(await queueAtOnce([message(), message(), message()])).toBe(1);
    later(4 * minute + 10_000);
    const refusal = await queue(message());
    expect(refusal?.message).toBe("The quote was sent less than 10 minutes ago. Try again in 6 minutes.");
    expect(refusal?.details.retryAfter).toBe(350);
    expect(await queue(mail("quote"))).toBeUndefined();
    later(350_000);
    expect(await queue(message())).toBeUndefined();
  });

  it("stop pausing after a code was used, but count it for its recipient", async () => {
    await begin({ "sign-in-code": { perRecipient: 6 } });
    const about = `users/${randomUUID()}`;
    const message = () => ({ ...mail("sign-in-code", { recipient: "a@example.com" }), about }) as Message;
    expect(await queueAtOnce(Array.from({ length: 7 }, message))).toBe(5);
    expect((await queue(message()))?.message).toBe("Too many attempts. Try again in 15 minutes.");
    await opened.database.transaction((transaction) =>
      releaseMessages(transaction, { kind: "sign-in-code", about, now }),
    );
    expect(await queueAtOnce([message(), message()])).toBe(1);
    expect((await queue(message()))?.message).toContain(
      "This recipient has reached the limit for sign-in codes: 6",
    );
  });

  it("count nothing that was rolled back", async () => {
    await begin({ quote: { perRecipient: 1 } });
    const message = mail("quote");
    const failing = opened.database.transaction(async (transaction) => {
      await queueMessage(transaction, services, message);
      throw new Error("The rest failed.");
    });
    await expect(failing).rejects.toThrow("The rest failed.");
    expect(await queue(message)).toBeUndefined();
  });

  it("count messages that failed or were delivered", async () => {
    for (const state of ["sent", "failed", "kept"] as const) {
      await begin({ quote: { perRecipient: 1 } });
      expect(await queue(mail("quote", { recipient: "a@example.com" }))).toBeUndefined();
      await opened.database.update(outbox).set({ state, body: "" });
      expect(await queue(mail("quote", { recipient: "a@example.com" }))).toBeDefined();
    }
  });

  it("lock no one out after the clock is set back", async () => {
    await begin({ quote: { perRecipient: 1 } });
    const message = () => mail("quote", { recipient: "a@example.com" });
    expect(await queue(message())).toBeUndefined();
    later(-2 * minute);
    expect((await queue(message()))?.details.retryAfter).toBe(24 * 3600 + 120);
    later(-24 * hour);
    expect(await queue(message())).toBeUndefined();
  });

  it("count each kind for itself", async () => {
    await begin({ quote: { perRecipient: 1 }, "consent-record": { perRecipient: 1 } });
    const recipient = "a@example.com";
    expect(await queue(mail("quote", { recipient }))).toBeUndefined();
    expect(await queue(mail("consent-record", { recipient }))).toBeUndefined();
    expect(await queue(mail("quote", { recipient }))).toBeDefined();
  });

  it("let the sign-in page ask whether a mailbox got enough links, without refusing one", async () => {
    await begin({ "password-link": { perRecipient: 2 } });
    const message = mail("password-link", { recipient: "a@example.com" });
    const isReached = () =>
      opened.database.transaction((transaction) => hasReachedLimit(transaction, services, message));
    expect(await isReached()).toBe(false);
    expect(await queueAtOnce([message, message])).toBe(2);
    expect(await isReached()).toBe(true);
    expect(await queue(message)).toBeUndefined();
  });

  it("never refuse notices of changed passwords", async () => {
    await begin();
    const { about: _, ...message } = { about: "", ...mail("password-link", { recipient: "a@example.com" }) };
    const notice = { ...message, kind: "password-change" } as Message;
    expect(await queueAtOnce(Array.from({ length: 30 }, () => notice))).toBe(30);
    expect(await opened.database.$count(outbox, eq(outbox.kind, "password-change"))).toBe(30);
  });
});
