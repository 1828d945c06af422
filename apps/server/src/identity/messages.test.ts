import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeAccount } from "../../test/accounts.ts";
import { openApi, type TestApi, testOrigin } from "../../test/api.ts";
import { asSystem } from "../../test/as-system.ts";
import { configure } from "../../test/configuration.ts";
import { databaseKinds } from "../../test/databases.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { deliveryParts, outboxServices, testMail } from "../../test/outbox.ts";
import { refusal } from "../../test/responses.ts";
import { configEntries, outbox } from "../db/schema/index.ts";
import { createDelivery } from "../outbox/deliver.ts";
import { queueMessage } from "../outbox/queue-message.ts";
import { smtpSender } from "../outbox/smtp.ts";
import { otpMessage } from "./messages.ts";
import { senderOf } from "./one-time-code.ts";

const [embedded] = databaseKinds;
if (!embedded) throw new Error("There is no kind of database to test on.");

const injections = [
  "Portico\n\nYour account was closed. Open it again at https://evil.example/login\n\n",
  "Portico\r\nBcc: everybody@evil.example",
  "Portico\u2028Go to the other page",
  "Portico evil.example",
  "Portico \u202emoc.live",
  "Portico. Ask help@evil.example",
  "www.evil.example",
  "Portico evil。example",
  "Portico 192.0.2.1",
];

describe("the brand name in email and SMS", () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openApi(embedded);
    token = await api.tokenOf("admin@portico.test");
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await asSystem(api.services.database).delete(configEntries);
    api.services.settings.invalidate();
  });

  const name = { group: "brand", key: "name", type: "text" };
  const create = async (body: unknown) => {
    const response = await api.send("/api/GeneralConfig", { method: "POST", token, body });
    return { status: response.status, ...refusal.partial().parse(await response.json()) };
  };
  /** The email sent for a password reset. */
  const resetMail = async () => {
    const { email } = await makeAccount(api.services.database, {});
    await api.send(`/identity/forgot/${email}`, { method: "POST" });
    const [mail] = await api.services.database.select().from(outbox).where(eq(outbox.recipient, email));
    if (!mail) throw new Error("No mail was queued.");
    return mail;
  };

  it.each(injections)("can't be %j; the error says what to do", async (value) => {
    const response = await create({ ...name, value });
    expect(response.status).toBe(422);
    expect(response.errors?.value?.join()).toMatch(
      /Must be a single line|can't contain a web or email address|Up to 50/,
    );
  });

  it.each(injections)("is the product's name if %j was stored before validation existed", async (value) => {
    await configure(api.services, { "brand.name": value });
    const { subject, body } = await resetMail();
    expect(subject).toBe("Set a new Portico password");
    expect(body).not.toMatch(/evil|192\.0\.2|closed|other page/);
    expect(body.match(/https?:\/\/\S+/g)).toEqual([expect.stringMatching(`^${testOrigin}/login/reset/`)]);
  });

  it.each(injections)("is never %j, whatever the settings contain", async (value) => {
    const sender = await senderOf({
      settings: async () => ({ brand: { name: value }, publicUrl: testOrigin }),
    });
    expect(otpMessage(sender, "sms", "+13055550100", "123456").body).toBe(
      "123456 is your Portico code. It expires in 5 minutes. Don't share it with anyone.",
    );
  });

  it("can be any other short line", async () => {
    for (const value of ["Harbor Health & Co.", "Café Gesundheit", "健康保险"]) {
      expect((await create({ ...name, value })).status).toBe(200);
      expect((await resetMail()).subject).toBe(`Set a new ${value} password`);
      await asSystem(api.services.database).delete(configEntries);
    }
    expect((await create({ ...name, value: "x".repeat(51) })).status).toBe(422);
  });

  it("is validated for partners as well", async () => {
    const partner = {
      id: "a",
      hostPrefix: "a.",
      name: "evil.example",
      logoUrl: "",
      footer: "",
      hidesLoginLinks: true,
    };
    const value = JSON.stringify([partner]);
    expect((await create({ group: "brand", key: "partners", type: "json", value })).status).toBe(422);
  });

  it.each([
    ["brand", "footer", "text", "One\nTwo"],
    ["brand", "footer", "text", "x".repeat(501)],
    ["brand", "id", "text", "a\u202eb"],
    ["business", "organisation", "text", "One\r\nTwo"],
    ["marketing", "redirectId", "text", "a\u0000b"],
    ["business", "organisation", "text", "a\u0085b"],
    ["links", "privacy", "url", "https://a.example/\u202egpj.exe"],
    ["links", "callUs", "url", "tel:+1305\u2028"],
    ["ede", "url", "url", "https://a.example/\u0001"],
  ])("is one of the validated names, as is %s.%s", async (group, key, type, value) => {
    expect((await create({ group, key, type, value })).status).toBe(422);
  });

  it("can't add a header to an email", async () => {
    const server = await startMailServer();
    const { database } = api.services;
    const subject = "Hello\r\nBcc: evil@evil.example\r\n\r\nBody\u2028of mine";
    await queueMessage(database, outboxServices, testMail("a@portico.test", { subject, body: "The body." }));
    const [mail] = await database.select().from(outbox).where(eq(outbox.recipient, "a@portico.test"));
    expect(mail?.subject).toBe("Hello Bcc: evil@evil.example Body of mine");
    const send = smtpSender({ url: server.url, from: "Portico <portal@portico.test>" });
    const parts = { database, senders: { mail: send }, log: pino({ level: "silent" }), ...deliveryParts };
    await createDelivery(parts)(mail?.id ?? "");
    expect(server.arrived.map(({ to }) => to)).toEqual([["a@portico.test"]]);
    expect(server.arrived[0]?.source).not.toMatch(/^bcc:/im);
  });
});
