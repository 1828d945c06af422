import { expect, it } from "vitest";
import type { PageRequest } from "./index.ts";
import { renderPage } from "./render.tsx";

const request = (path: string, language: "en" | "es" = "en"): PageRequest => ({
  site: {
    language,
    languageQuery: "",
    brand: { id: "harbor", name: 'Harbor "<Health>"', logoUrl: "", footer: "Licensed", colors: "" },
    links: { callUs: "tel:+13055550100", emailUs: "", privacy: "/privacy" },
    isSandbox: true,
    path,
  },
  files: { script: "/self-enroll/assets/a.js", styles: ["/self-enroll/assets/a.css"], imports: [] },
});

it.each([
  ["en", "ZIP code", "turn on JavaScript"],
  ["es", "Código postal", "active JavaScript"],
] as const)("renders the first question in %s without scripts in the page", async (language, label, hint) => {
  const { html, status } = await renderPage(request("/self-enroll/", language));
  expect(status).toBe(200);
  expect(html).toContain(`<html lang="${language}" data-brand="harbor"`);
  for (const text of [label, hint, "33134", "tel:+13055550100", "Licensed"]) expect(html).toContain(text);
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|<Health>/i);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

it("answers unknown pages and plans with 404 and a way back", async () => {
  const plan = "/self-enroll/plans_get/99002FL0020001";
  for (const page of [request("/self-enroll/nothing"), { ...request(plan), plan: null }]) {
    const { html, status } = await renderPage(page);
    expect(status).toBe(404);
    expect(html).toContain('href="/self-enroll/"');
  }
  // A plan that couldn't be read is read by the browser.
  expect((await renderPage(request(plan))).status).toBe(200);
});

it("offers calls only if there is a number to call", async () => {
  const { site, files } = request("/self-enroll/");
  const silent = { ...site, links: { ...site.links, callUs: "" } };
  for (const path of ["/self-enroll/", "/self-enroll/people"]) {
    const without = await renderPage({ site: { ...silent, path }, files });
    expect(without.html).toContain("turn on JavaScript");
    expect(without.html).not.toMatch(/call us/i);
    expect((await renderPage({ site: { ...site, path }, files })).html).toContain("Or call us");
  }
});

it.each(["people", "household", "needs", "plans", "compare"])(
  "renders nothing about a visitor at /self-enroll/%s",
  async (page) => {
    const { html, status } = await renderPage(request(`/self-enroll/${page}`));
    expect(status).toBe(200);
    expect(html).toContain("Loading");
    expect(html).toContain("<noscript>");
  },
);
