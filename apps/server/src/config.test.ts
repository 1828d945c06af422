import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs nothing to be set, and takes an empty variable for none", () => {
    const config = readConfig({ PORT: "", DATABASE_URL: "" });
    expect(config).toEqual(readConfig({}));
    expect(config).toMatchObject({ port: 4600, demoRows: 5000, databaseUrl: undefined, trustedProxies: [] });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it("reads what is set", () => {
    expect(
      readConfig({ PORT: "0", DEMO_ROWS: "0", DATA_DIR: "/srv/portico", TRUSTED_PROXY: "10.0.0.1, ::1" }),
    ).toMatchObject({ port: 0, demoRows: 0, dataDir: "/srv/portico", trustedProxies: ["10.0.0.1", "::1"] });
  });

  it("reads one data key or several", () => {
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(readConfig({}).dataKeys).toEqual([]);
    const text = `${one.toString("base64")}, ${two.toString("base64")}`;
    expect(readConfig({ DATA_KEY: text }).dataKeys).toEqual([one, two]);
  });

  it("sends mail and SMS where it is told how, and shows what nothing sends on one machine alone", () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, smsGateway: undefined, showsOutbox: true });
    const set = readConfig({
      DATABASE_URL: "postgres://localhost/portico",
      PUBLIC_URL: "https://portal.example/",
      SMTP_URL: "smtps://user:password@mail.example:465",
      MAIL_FROM: "Portico <portal@portal.example>",
      SMS_GATEWAY_URL: "https://sms.example/messages/",
      SMS_GATEWAY_KEY: "key",
      SMS_FROM: "Portico",
    });
    expect(set).toMatchObject({
      publicUrl: "https://portal.example",
      smtp: { url: "smtps://user:password@mail.example:465", from: "Portico <portal@portal.example>" },
      smsGateway: { url: "https://sms.example/messages/", key: "key", from: "Portico" },
      showsOutbox: false,
    });
    const asked = { DATABASE_URL: "postgres://localhost/portico", OUTBOX_VIEWER: "on" };
    expect(readConfig(asked).showsOutbox).toBe(true);
    expect(readConfig({ OUTBOX_VIEWER: "off" }).showsOutbox).toBe(false);
  });

  it.each([{ PUBLIC_URL: "https://portal.example" }, { TRUSTED_PROXY: "127.0.0.1" }])(
    "shows no messages unasked with %j: a proxy of this machine looks like a browser on it",
    (variables) => {
      expect(readConfig(variables).showsOutbox).toBe(false);
      expect(readConfig({ ...variables, OUTBOX_VIEWER: "on" }).showsOutbox).toBe(true);
    },
  );

  it.each([
    ["PUBLIC_URL", "portal.example"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["SMTP_URL", "mail.example"],
    ["MAIL_FROM", "a@b.test\r\nBcc: c@d.test"],
    ["SMS_GATEWAY_URL", "ftp://sms.example"],
    ["SMS_GATEWAY_KEY", "a\r\nb"],
    ["OUTBOX_VIEWER", "yes"],
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DEMO_ROWS", "1e6"],
    ["DATABASE_URL", "mysql://localhost/portico"],
    ["TOKEN_SECRET", "short"],
    ["DATA_KEY", "c2hvcnQ="],
    ["TRUSTED_PROXY", "everybody"],
    ["JOB_PATIENCE", "9"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name} `);
  });
});
