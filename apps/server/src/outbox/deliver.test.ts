import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { databaseKinds } from "../../test/databases.ts";
import { SmtpRefusal, startMailServer } from "../../test/mail-server.ts";
import { deliveryParts, outboxServices, testMail, testSms } from "../../test/outbox.ts";
import { startSmsGateway } from "../../test/sms-gateway.ts";
import { type OpenDatabase, rowsOf } from "../db/database.ts";
import { maxAttempts } from "../db/queues.ts";
import { outbox } from "../db/schema/index.ts";
import { createLog } from "../log.ts";
import { createDelivery } from "./deliver.ts";
import type { Message } from "./message.ts";
import { queueMessage } from "./queue-message.ts";
import { NotSentError, type Senders } from "./senders.ts";
import { smsGatewaySender } from "./sms-gateway.ts";
import { smtpSender } from "./smtp.ts";

const from = "Portico <portal@portico.test>";
const secret = "https://portal.test/reset/1f0c9ad2";

describe.each(databaseKinds)("the outbox, on $name", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const mail = () =>
    testMail(`${randomUUID()}@example.com`, { subject: "Reset your password", body: `Open ${secret}` });
  const sms = () => testSms(`+1305${randomUUID().slice(0, 7)}`);
  const queue = async (message: Message) => {
    await opened.database.transaction((transaction) => queueMessage(transaction, outboxServices, message));
    const [row] = await opened.database.select().from(outbox).where(eq(outbox.recipient, message.recipient));
    if (!row) throw new Error("The message doesn't exist.");
    const { id } = row;
    const read = async () => {
      const [now] = await opened.database.select().from(outbox).where(eq(outbox.id, id));
      return now;
    };
    return { id, read };
  };
  const deliver = (senders: Senders) =>
    createDelivery({ database: opened.database, senders, log: pino({ level: "silent" }), ...deliveryParts });

  it("has no message if the transaction that queued it fails", async () => {
    const message = mail();
    const failing = opened.database.transaction(async (transaction) => {
      await queueMessage(transaction, outboxServices, message);
      throw new Error("The rest failed.");
    });
    await expect(failing).rejects.toThrow("The rest failed.");
    const rows = await opened.database.select().from(outbox).where(eq(outbox.recipient, message.recipient));
    expect(rows).toEqual([]);
  });

  it("stores only the message's ID in the queue", async () => {
    const message = mail();
    const { id } = await queue(message);
    const rows = await rowsOf(opened.database, sql`select * from pgboss.job`);
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(message.recipient);
    expect(JSON.stringify(rows)).not.toContain("reset");
  });

  it("keeps messages without a sender", async () => {
    const message = mail();
    const { id, read } = await queue(message);
    await deliver({})(id);
    expect(await read()).toMatchObject({ state: "kept", attempts: 0, body: message.body });
  });

  it("sends an email once with its contents and sender, and then deletes the contents", async () => {
    const server = await startMailServer();
    const message = mail();
    const { id, read } = await queue(message);
    const send = deliver({ mail: smtpSender({ url: server.url, from }) });
    await send(id);
    await send(id);
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]).toMatchObject({ from: "portal@portico.test", to: [message.recipient] });
    expect(server.arrived[0]?.source).toContain(secret);
    expect(server.arrived[0]?.source).toContain(`Message-ID: <${id}@portico>`);
    expect(await read()).toMatchObject({ state: "sent", attempts: 1, body: "", failure: null });
  });

  it("sends an email's attachment as a file, and then deletes it", async () => {
    const server = await startMailServer();
    const bytes = Buffer.from("%PDF-1.7 \u0000\xff", "latin1");
    const { id, read } = await queue({
      ...mail(),
      attachment: { name: "Zustimmung – ñ.pdf", mediaType: "application/pdf", bytes },
    });
    const send = deliver({ mail: smtpSender({ url: server.url, from }) });
    expect((await read())?.attachment?.base64).toBe(bytes.toString("base64"));
    await send(id);
    const source = server.arrived[0]?.source ?? "";
    expect(source).toMatch(/^Content-Type: multipart\/mixed/m);
    expect(source).toMatch(/^Content-Type: application\/pdf/m);
    expect(source).toMatch(/^Content-Disposition: attachment;/m);
    expect(source).toContain(bytes.toString("base64"));
    expect(source).toContain(secret);
    expect(await read()).toMatchObject({ state: "sent", body: "", attachment: null });
  });

  it("is delivered by another process if the first one dies", async () => {
    const server = await startMailServer();
    const { id, read } = await queue(mail());
    const begun = Promise.withResolvers<void>();
    const dies = async () => {
      begun.resolve();
      await new Promise(() => {});
    };
    void deliver({ mail: dies })(id);
    await begun.promise;
    expect(await read()).toMatchObject({ state: "queued", attempts: 1 });
    await deliver({ mail: smtpSender({ url: server.url, from }) })(id);
    expect(await read()).toMatchObject({ state: "sent", attempts: 2 });
    expect(server.arrived).toHaveLength(1);
  });

  it("never delivers what is not repeated twice, but retries it after an error", async () => {
    const server = await startMailServer();
    const send = deliver({ mail: smtpSender({ url: server.url, from }) });
    const { id, read } = await queue({ ...mail(), kind: "follow-ups", causedBy: { userId: randomUUID() } });
    await expect(deliver({ mail: smtpSender({ url: "smtp://127.0.0.1:1", from }) })(id)).rejects.toThrow();
    const diesAfterSending: Senders = {
      mail: async (message) => {
        await smtpSender({ url: server.url, from })(message);
        throw new Error("The process died.");
      },
    };
    await expect(deliver(diesAfterSending)(id)).rejects.toThrow("The process died.");
    expect(await read()).toMatchObject({ state: "queued", attempts: 2 });
    await send(id);
    expect(server.arrived).toHaveLength(1);
    expect(await read()).toMatchObject({
      state: "failed",
      failure: "The server stopped while sending it, so it may have arrived.",
      body: "",
    });
  });

  it.each([
    ["two recipients in one", "a@example.com, b@example.com"],
    ["a header in the recipient", "a@example.com\r\nBcc: b@example.com"],
  ])("sends no email to a second recipient by %s", async (_what, recipient) => {
    const server = await startMailServer();
    const { id } = await queue({ ...mail(), recipient: `${recipient}${randomUUID()}.test` });
    await deliver({ mail: smtpSender({ url: server.url, from }) })(id).catch(() => {});
    for (const { to, source } of server.arrived) {
      expect(to.length).toBe(1);
      expect(source).not.toMatch(/^bcc:/im);
    }
  });

  it("prevents header injection by a subject", async () => {
    const server = await startMailServer();
    const { id } = await queue({ ...mail(), subject: "Hi\r\nBcc: b@example.com" });
    await deliver({ mail: smtpSender({ url: server.url, from }) })(id);
    expect(server.arrived[0]?.source).not.toMatch(/^bcc:/im);
  });

  it("fails permanently if the mail server rejects a message, without revealing the recipient", async () => {
    const server = await startMailServer(() => new SmtpRefusal(550));
    const { id, read } = await queue(mail());
    await deliver({ mail: smtpSender({ url: server.url, from }) })(id);
    expect(await read()).toMatchObject({
      state: "failed",
      attempts: 1,
      body: "",
      failure: "The mail server answered 550.",
    });
  });

  it("retries temporary errors of the mail server", async () => {
    let isFull = true;
    const server = await startMailServer(() => (isFull ? new SmtpRefusal(452) : undefined));
    const { id, read } = await queue(mail());
    const send = deliver({ mail: smtpSender({ url: server.url, from }) });
    await expect(send(id)).rejects.toMatchObject({ isPermanent: false });
    expect(await read()).toMatchObject({ state: "queued", failure: "The mail server answered 452." });
    isFull = false;
    await send(id);
    expect(await read()).toMatchObject({ state: "sent", attempts: 2 });
    expect(server.arrived).toHaveLength(1);
  });

  it("retries while the mail server is unavailable or the password is incorrect", async () => {
    const server = await startMailServer();
    const wrong = server.url.replace("//", "//portico:wrong@");
    const right = server.url.replace("//", "//portico:right@");
    const { id, read } = await queue(mail());
    await expect(deliver({ mail: smtpSender({ url: "smtp://127.0.0.1:1", from }) })(id)).rejects.toThrow();
    await expect(deliver({ mail: smtpSender({ url: wrong, from }) })(id)).rejects.toThrow();
    expect(await read()).toMatchObject({ state: "queued", attempts: 2 });
    await deliver({ mail: smtpSender({ url: right, from }) })(id);
    expect(await read()).toMatchObject({ state: "sent", attempts: 3 });
  });

  it("retries if the mail server breaks the connection", async () => {
    const broken = createServer((socket) => socket.resume().end("220 hello\r\n"));
    await new Promise<void>((resolve) => broken.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => new Promise<void>((resolve) => broken.close(() => resolve())));
    const address = broken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { id, read } = await queue(mail());
    const send = deliver({ mail: smtpSender({ url: `smtp://127.0.0.1:${port}`, from }) });
    await expect(send(id)).rejects.toThrow("could not be reached");
    expect(await read()).toMatchObject({ state: "queued", attempts: 1 });
  });

  it(`fails permanently after ${maxAttempts} attempts`, async () => {
    const server = await startMailServer(() => new SmtpRefusal(451));
    const { id, read } = await queue(mail());
    const send = deliver({ mail: smtpSender({ url: server.url, from }) });
    for (let attempt = 1; attempt < maxAttempts; attempt++) await expect(send(id)).rejects.toThrow();
    await send(id);
    expect(await read()).toMatchObject({ state: "failed", attempts: maxAttempts, body: "" });
  });

  it.each([
    ["a link to set a password", "email", 60],
    ["a code", "SMS", 5],
  ])("tries %s by %s again only as long as it works", async (_what, by, minutes) => {
    const { id, read } = await queue(by === "SMS" ? sms() : mail());
    const sent: string[] = [];
    let isDown = true;
    const send = async (message: { id: string }) => {
      if (isDown) throw new NotSentError("It is down.", { isPermanent: false });
      sent.push(message.id);
    };
    const queuedAt = (await read())?.createdAt.getTime() ?? 0;
    const deliverAfter = (passed: number) => {
      const clock = { now: () => new Date(queuedAt + passed * 60_000) };
      const parts = { ...deliveryParts, clock, log: pino({ level: "silent" }) };
      return createDelivery({ ...parts, database: opened.database, senders: { mail: send, sms: send } })(id);
    };
    await expect(deliverAfter(minutes)).rejects.toThrow("It is down.");
    isDown = false;
    await deliverAfter(minutes + 0.1);
    expect(sent).toEqual([]);
    expect(await read()).toMatchObject({
      state: "failed",
      body: "",
      failure: "It couldn't be sent in time.",
    });
  });

  it("sends SMS to the gateway with its key and an ID for repeats", async () => {
    const gateway = await startSmsGateway();
    const message = sms();
    const { id, read } = await queue(message);
    await deliver({ sms: smsGatewaySender({ url: gateway.url, key: "gateway-key", from: "Portico" }) })(id);
    expect(gateway.requests).toMatchObject([
      {
        headers: { authorization: "Bearer gateway-key", "idempotency-key": id },
        body: { to: message.recipient, from: "Portico", text: "Code 123456" },
      },
    ]);
    expect(await read()).toMatchObject({ state: "sent", body: "" });
  });

  it.each([
    [400, "failed"],
    [404, "failed"],
    [422, "failed"],
    [401, "queued"],
    [408, "queued"],
    [429, "queued"],
    [500, "queued"],
    [503, "queued"],
    [307, "queued"],
  ])("after a gateway's %d has the message %s", async (status, state) => {
    const gateway = await startSmsGateway(() => status);
    const { id, read } = await queue(sms());
    await deliver({ sms: smsGatewaySender({ url: gateway.url, key: "gateway-key" }) })(id).catch(() => {});
    expect(await read()).toMatchObject({ state, attempts: 1 });
    expect(gateway.requests).toHaveLength(1);
  });

  it("logs failures without message and recipient", async () => {
    const lines: string[] = [];
    const log = createLog("trace", { write: (line) => lines.push(line) });
    const server = await startMailServer((recipient) => {
      return Object.assign(new SmtpRefusal(550), { message: `No such person as ${recipient}` });
    });
    const message = mail();
    const { id } = await queue(message);
    const senders = { mail: smtpSender({ url: server.url, from }) };
    await createDelivery({ database: opened.database, senders, log, ...deliveryParts })(id);
    expect(lines.join("")).toContain("Message not sent");
    expect(lines.join("")).not.toContain(message.recipient);
    expect(lines.join("")).not.toContain("reset");
  });
});
