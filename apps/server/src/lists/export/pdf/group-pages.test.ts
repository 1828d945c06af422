import { describe, expect, it } from "vitest";
import { planPages } from "./group-pages.ts";

const lines = (text: string) => text.split(" ").map((kind) => kinds[kind] ?? kind);
const kinds: Readonly<Record<string, string>> = { r: "row", s: "subtotal", t: "total" };

describe("planPages", () => {
  it("keeps everything on one page if it fits", () => {
    expect(planPages(lines("0 r r s t"), 5, 5)).toEqual({ starts: new Set(), pages: 1 });
  });

  it("keeps headings with the next row", () => {
    expect(planPages(lines("0 r s 0 1 r s s t"), 5, 6).starts).toEqual(new Set([3]));
  });

  it("keeps subtotals and totals with the previous row", () => {
    expect(planPages(lines("0 r r r s t"), 5, 5).starts).toEqual(new Set([3]));
  });

  it("leaves room for the headings that a page repeats", () => {
    const plan = planPages(lines("0 1 r r r r r r s s t"), 4, 4);
    // Two repeated headings leave room for two rows.
    expect(plan).toEqual({ starts: new Set([4, 6, 7]), pages: 4 });
  });

  it("has a page without lines", () => {
    expect(planPages([], 5, 5)).toEqual({ starts: new Set(), pages: 1 });
  });
});
