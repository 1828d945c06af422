import { describe, expect, it } from "vitest";
import { frameOrigin, framePolicy } from "./frame-origin.ts";

const publicUrl = "https://portal.example/office";
const frame = (url: string) => ({ url, token: "narrow" as const, calls: [], redirectId: "" });
const policyOf = (marketing: string, telephony: string, marketplace = "") =>
  framePolicy({
    marketing: frame(marketing),
    telephony: frame(telephony),
    marketplace: { url: marketplace, base: "", key: "", applications: "", openEnrollment: "" },
    publicUrl,
  });

describe("frameOrigin", () => {
  it.each([
    ["/sandbox/marketing", "https://portal.example"],
    ["https://ads.example/start", "https://ads.example"],
    ["http://localhost:4700/start", "http://localhost:4700"],
    ["http://10.0.0.7/", "http://10.0.0.7"],
  ])("of %s is %s", (url, origin) => {
    expect(frameOrigin(frame(url), publicUrl)).toBe(origin);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "data:text/html,hello",
    "blob:https://ads.example/1",
    "about:blank",
    "https://",
    "https://*",
    "https://*.example",
    "https://ads.example;script-src",
    "https://ads.example,evil.example",
    "https://'unsafe-inline'",
  ])("is undefined for %j", (url) => {
    expect(frameOrigin(frame(url), publicUrl)).toBeUndefined();
  });
});

describe("framePolicy", () => {
  it("includes other origins once, and not the portal's own", () => {
    expect(policyOf("https://a.example/x", "https://a.example/y").origins).toEqual(["https://a.example"]);
    expect(policyOf("/sandbox/marketing", "https://b.example").origins).toEqual(["https://b.example"]);
    expect(policyOf("", "").origins).toEqual([]);
    expect(policyOf("https://*", "https://x;y").origins).toEqual([]);
  });

  it("allows forms to be sent to the Marketplace's origin only", () => {
    expect(policyOf("https://a.example", "", "https://m.example/x").formOrigins).toEqual([
      "https://m.example",
    ]);
    expect(policyOf("", "", "/sandbox/marketplace").formOrigins).toEqual([]);
    expect(policyOf("", "", "https://*").formOrigins).toEqual([]);
    expect(policyOf("", "", "").formOrigins).toEqual([]);
  });

  it("allows the microphone only for the telephony page, or for no page if none is configured", () => {
    expect(policyOf("https://a.example", "https://b.example").microphone).toEqual([
      "self",
      "https://b.example",
    ]);
    expect(policyOf("https://a.example", "/sandbox/telephony").microphone).toEqual(["self"]);
    expect(policyOf("https://a.example", "").microphone).toEqual([]);
  });
});
