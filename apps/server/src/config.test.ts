import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";

describe("readConfig", () => {
  it("has a default for every variable, and treats an empty variable as unset", () => {
    const config = readConfig({ PORT: "", DATABASE_URL: "" });
    expect(config).toEqual(readConfig({}));
    expect(config).toMatchObject({ port: 4600, demoRows: 5000, databaseUrl: undefined, trustedProxies: [] });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it("reads every variable", () => {
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

  it("sends mail and SMS if configured, and shows unsent messages only on a single machine", () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, smsGateway: undefined, isOutboxViewerOn: true });
    const set = readConfig({
      DATABASE_URL: "postgres://localhost/portico",
      PUBLIC_URL: "https://portal.example/",
      SMTP_URL: "smtps://user:password@mail.example:465",
      MAIL_FROM: "Portico <portal@portal.example>",
      SMS_GATEWAY_URL: "https://sms.example/messages/",
      SMS_GATEWAY_KEY: "key",
      SMS_FROM: "Portico",
      MARKETPLACE_APPLICATIONS_KEY: "applications-key",
    });
    expect(set).toMatchObject({
      publicUrl: "https://portal.example",
      smtp: { url: "smtps://user:password@mail.example:465", from: "Portico <portal@portal.example>" },
      smsGateway: { url: "https://sms.example/messages/", key: "key", from: "Portico" },
      marketplaceApplicationsKey: "applications-key",
      isOutboxViewerOn: false,
    });
    const asked = { DATABASE_URL: "postgres://localhost/portico", OUTBOX_VIEWER: "on" };
    expect(readConfig(asked).isOutboxViewerOn).toBe(true);
    expect(readConfig({ OUTBOX_VIEWER: "off" }).isOutboxViewerOn).toBe(false);
  });

  it.each([{ PUBLIC_URL: "https://portal.example" }, { TRUSTED_PROXY: "127.0.0.1" }])(
    "doesn't show messages by default with %j, since requests through a local proxy look local",
    (variables) => {
      expect(readConfig(variables).isOutboxViewerOn).toBe(false);
      expect(readConfig({ ...variables, OUTBOX_VIEWER: "on" }).isOutboxViewerOn).toBe(true);
    },
  );

  it("doesn't show messages by default if other machines can reach the server", () => {
    expect(readConfig({ HOST: "0.0.0.0" }).isOutboxViewerOn).toBe(false);
    expect(readConfig({ NODE_ENV: "production" }).isOutboxViewerOn).toBe(false);
    expect(readConfig({ HOST: "127.0.0.1" }).isOutboxViewerOn).toBe(true);
  });

  it.each([
    ["PUBLIC_URL", "portal.example"],
    ["PUBLIC_URL", "javascript:alert(1)"],
    ["SMTP_URL", "mail.example"],
    ["MAIL_FROM", "a@b.test\r\nBcc: c@d.test"],
    ["SMS_GATEWAY_URL", "ftp://sms.example"],
    ["SMS_GATEWAY_KEY", "a\r\nb"],
    ["OUTBOX_VIEWER", "yes"],
    ["HOST", "10.0.0.1:4600"],
    ["HOST", "http://localhost"],
    ["HOST", "[::1]"],
    ["HOST", "a b"],
    ["DEMO_ACCOUNTS", "yes"],
    ["MIGRATION_DATABASE_URL", "postgres://localhost/portico"],
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
  ])("rejects %s=%s and names the variable", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name} `);
  });
});

describe("demo accounts", () => {
  const DATABASE_URL = "postgres://localhost/portico";

  it.each([
    {},
    { HOST: "localhost" },
    { HOST: "127.0.0.1" },
    { HOST: "::1" },
    { NODE_ENV: "development" },
    { DEMO_ACCOUNTS: "1" },
    { DATABASE_URL, DEMO_ACCOUNTS: "1" },
  ])("are allowed with %j", (variables) => {
    expect(readConfig(variables).allowsDemoAccounts).toBe(true);
  });

  it.each([
    { DATABASE_URL },
    { DEMO_ACCOUNTS: "0" },
    { DATABASE_URL, DEMO_ACCOUNTS: "0" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "10.0.0.1" },
    { HOST: "portal.internal" },
    { PUBLIC_URL: "https://portal.example" },
    { PUBLIC_URL: "http://localhost:4600" },
    { NODE_ENV: "production" },
    { NODE_ENV: " Production " },
  ])("are not allowed with %j", (variables) => {
    expect(readConfig(variables).allowsDemoAccounts).toBe(false);
  });

  it.each([
    { HOST: "0.0.0.0" },
    { PUBLIC_URL: "https://portal.example" },
    { NODE_ENV: "production" },
    { NODE_ENV: "production", DATABASE_URL },
  ])("can't be enabled with %j", (variables) => {
    const read = () => readConfig({ ...variables, DEMO_ACCOUNTS: "1" });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/DEMO_ACCOUNTS can't be 1 with (HOST=|PUBLIC_URL|NODE_ENV=)/);
  });
});
