import { describe, expect, it } from "vitest";
import { countText, pageCount, pageRange, typedPage } from "./pages.js";

describe("pages", () => {
  it("count up to the last, half-filled one", () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
  });

  it("say that there are more records than were counted", () => {
    expect(countText(312, false, "en-US")).toBe("312");
    expect(countText(10_000, true, "en-US")).toBe("10,000+");
    expect(countText(10_000, true, "es")).toBe("10.000+");
  });

  it("say which records they show", () => {
    expect(pageRange({ pageNumber: 1, pageSize: 10, totalRecords: 312 })).toEqual({ from: 1, to: 10 });
    expect(pageRange({ pageNumber: 32, pageSize: 10, totalRecords: 312 })).toEqual({ from: 311, to: 312 });
    expect(pageRange({ pageNumber: 1, pageSize: 10, totalRecords: 0 })).toEqual({ from: 0, to: 0 });
  });

  it("hold a typed number within what exists, and refuse what is none", () => {
    expect([typedPage("5", 32), typedPage("99", 32), typedPage("0", 32)]).toEqual([5, 32, 1]);
    expect([typedPage("", 32), typedPage("-1", 32), typedPage("1e3", 32)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
