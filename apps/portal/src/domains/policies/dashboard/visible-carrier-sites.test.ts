import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { carrierSitesOf, initialsOf } from "./visible-carrier-sites.ts";

describe("carrierSitesOf", () => {
  beforeEach(() => void vi.stubGlobal("window", { location: { origin: "https://portal.example" } }));
  afterEach(() => void vi.unstubAllGlobals());

  const site = (url: string) => ({ carrier: "Florida Blue", url, logoUrl: "" });
  const carrierLinks = [site("https://carrier.example/"), site("javascript:alert(1)"), site("")];

  it.each([
    ["agents.example", "agents.", 1],
    ["AGENTS.example", "Agents.", 1],
    ["www.agents.example", "agents.", 0],
    ["agents.example", "", 0],
  ])("on %s with the prefix '%s': %i", (host, carrierLogosHostPrefix, count) => {
    expect(carrierSitesOf(host, { carrierLogosHostPrefix, carrierLinks })).toHaveLength(count);
  });
});

it.each([
  ["Florida Blue", "FB"],
  ["AvMed", "A"],
  ["Baylor Scott & White Health Plan", "BS"],
  ["& Co", "C"],
])("the initials of %s are %s", (carrier, initials) => {
  expect(initialsOf(carrier)).toBe(initials);
});
