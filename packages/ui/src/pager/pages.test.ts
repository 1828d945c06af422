import { describe, expect, it } from "vitest";
import { countText, pageCount, pageRange, typedPage } from "./pages.js";

describe("pages", () => {
  it("include a partly filled last page", () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
  });

  it("show that more records exist than were counted", () => {
    expect(countText(312, false, "en-US")).toBe("312");
    expect(countText(10_000, true, "en-US")).toBe("10,000+");
    expect(countText(10_000, true, "es")).toBe("10.000+");
  });

  it("show the range of records", () => {
    expect(pageRange({ pageNumber: 1, pageSize: 10, totalRecords: 312 })).toEqual({ from: 1, to: 10 });
    expect(pageRange({ pageNumber: 32, pageSize: 10, totalRecords: 312 })).toEqual({ from: 311, to: 312 });
    expect(pageRange({ pageNumber: 1, pageSize: 10, totalRecords: 0 })).toEqual({ from: 0, to: 0 });
  });

  it("limit a typed number to existing pages, and reject other text", () => {
    expect([typedPage("5", 32), typedPage("99", 32), typedPage("0", 32)]).toEqual([5, 32, 1]);
    expect([typedPage("", 32), typedPage("-1", 32), typedPage("1e3", 32)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
