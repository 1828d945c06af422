import { describe, expect, it } from "vitest";
import { noticeLifetime, shouldNotify } from "./build.ts";

describe("a deployed build", () => {
  it("is announced if it differs from the page's build", () => {
    expect(shouldNotify("b", "a", undefined, 0)).toBe(true);
  });

  it.each([
    ["the page's own", "a", "a"],
    ["none, as an error page of a proxy", undefined, "a"],
    ["any, for a page that does not know its own", "b", undefined],
  ])("is not announced if it is %s", (_what, found, own) => {
    expect(shouldNotify(found, own, undefined, 0)).toBe(false);
  });

  it("is announced again only after the previous notice has closed, or if it is newer", () => {
    const last = { build: "b", at: 0 };
    expect(shouldNotify("b", "a", last, noticeLifetime - 1)).toBe(false);
    expect(shouldNotify("b", "a", last, noticeLifetime)).toBe(true);
    expect(shouldNotify("c", "a", last, 1)).toBe(true);
  });
});
