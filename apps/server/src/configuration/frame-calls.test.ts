import { endpoints } from "@portico/contract";
import { describe, expect, it } from "vitest";
import { isAllowedInFrames } from "./frame-calls.ts";
import { knownSettings } from "./known-settings.ts";

describe("isAllowedInFrames", () => {
  it.each(Object.entries(endpoints))("excludes %s from embedded pages if required", (id, endpoint) => {
    const base = "base" in endpoint ? endpoint.base : "api";
    const isKept =
      base === "identity" || /^\/(Session|user|UserManage|GeneralConfig)(\/|$)/.test(endpoint.path);
    expect(isAllowedInFrames(id)).toBe(!isKept);
  });

  it.each(["marketing.calls", "telephony.calls"] as const)("is checked before %s is set", (name) => {
    const { schema } = knownSettings[name];
    expect(schema.safeParse(["configuration.get", "contacts.get"]).success).toBe(true);
    expect(schema.safeParse(["session.frameToken"]).success).toBe(false);
    expect(schema.safeParse(["nothing.get"]).success).toBe(false);
  });
});
