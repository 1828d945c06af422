import { describe, expect, it } from "vitest";
import { isWorthANotice, noticeStays } from "./build.ts";

describe("a build found on the server", () => {
  it("is announced if it differs from the page's", () => {
    expect(isWorthANotice("b", "a", undefined, 0)).toBe(true);
  });

  it.each([
    ["the page's own", "a", "a"],
    ["none, as an error page of a proxy", undefined, "a"],
    ["any, for a page that does not know its own", "b", undefined],
  ])("is not spoken of where it is %s", (_what, found, own) => {
    expect(isWorthANotice(found, own, undefined, 0)).toBe(false);
  });

  it("is spoken of again only when the notice before is gone, unless it is a newer one still", () => {
    const last = { build: "b", at: 0 };
    expect(isWorthANotice("b", "a", last, noticeStays - 1)).toBe(false);
    expect(isWorthANotice("b", "a", last, noticeStays)).toBe(true);
    expect(isWorthANotice("c", "a", last, 1)).toBe(true);
  });
});
