import { expect, it } from "vitest";
import { portalHost } from "./portal-host.ts";

it("offers the next 7, 14 and 30 days", () => {
  expect(portalHost.parts?.filters?.daysAhead?.("2026-11-20")).toEqual([
    { value: "2026-11-27", label: "Next 7 days" },
    { value: "2026-12-04", label: "Next 14 days" },
    { value: "2026-12-20", label: "Next 30 days" },
  ]);
});
