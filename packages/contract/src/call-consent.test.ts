import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { callConsentTexts, callConsentVersion } from "./call-consent.ts";

/** The texts of each version. Add a line for a new version, and leave the others: consents refer to them. */
const hashes: Readonly<Record<string, string>> = {
  "2026-11-26": "bea0e1cb5a369e90ca9a90e6b4af0b49acb68d0d03ade1da95679464ca4177a4",
};

it("has a new version for each change of its text", () => {
  const texts = Object.values(callConsentTexts).map((text) => text("Brand"));
  expect(createHash("sha256").update(texts.join("\n")).digest("hex")).toBe(hashes[callConsentVersion]);
});
