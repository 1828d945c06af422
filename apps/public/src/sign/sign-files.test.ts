import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { consentText, consentVersion } from "./consent-text.ts";
import { birthPage, signFiles } from "./index.ts";

const maxScriptBytes = 10 * 1024;

it("ships at most 10 kB of JavaScript", async () => {
  const scripts = Object.values(signFiles).filter(({ type }) => type.startsWith("text/javascript"));
  const sizes = await Promise.all(scripts.map(async ({ url }) => (await readFile(url)).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxScriptBytes);
});

it("has the current text in both languages, with the agency and the agent", () => {
  for (const language of ["en", "es"] as const) {
    const { intro, purposes } = consentText(consentVersion, language, { name: "Agency", agent: "Ana Diaz" });
    expect(intro).toContain("Agency");
    expect(intro).toContain("Ana Diaz");
    expect(purposes).toHaveLength(4);
  }
  expect(() => consentText("2000-01-01", "en", { name: "", agent: "" })).toThrow(/no consent text/);
});

it("escapes the id of the link", async () => {
  const page = String(await birthPage({ language: "en", brand: "A & B", linkId: '"><script>' }));
  expect(page).not.toContain('"><script>');
  expect(page).toContain("A &amp; B");
});
