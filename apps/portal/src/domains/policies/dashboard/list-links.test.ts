import { expect, it } from "vitest";
import { listLinks } from "./list-links.ts";

const agent = { id: "1", name: "Alejandra Ríos" };

it("links to the months of the agent, with the filters in the URL", () => {
  expect(listLinks({ agent, canListMonths: true })({ carrier: "AvMed", year: 2026, month: 3 })).toBe(
    "/portal/commissions/tracking?agent=Alejandra+R%C3%ADos&carrier=AvMed&year=2026&month=3",
  );
});

it("links to the months of all agents", () => {
  expect(listLinks({ agent: null, canListMonths: true })({ year: 2025 })).toBe(
    "/portal/commissions/tracking?year=2025",
  );
});

it("has no links for users who can't see every counted month", () => {
  expect(listLinks({ agent, canListMonths: false })({ year: 2025 })).toBeUndefined();
});
