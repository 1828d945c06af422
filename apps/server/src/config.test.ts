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

  it.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DEMO_ROWS", "1e6"],
    ["DATABASE_URL", "mysql://localhost/portico"],
    ["TOKEN_SECRET", "short"],
    ["TRUSTED_PROXY", "everybody"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s and names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name} `);
  });
});
