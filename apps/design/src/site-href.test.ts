import { describe, expect, it } from "vitest";
import { siteHref } from "./site-href.ts";

const pages = [
  { id: "patterns-form", title: "Patterns/Form", path: "/design/patterns/form/" },
  { id: "patterns-form-page", title: "Patterns/Form page", path: "/design/patterns/form-page/" },
  { id: "guides-examples", title: "Guides/Examples", path: "/design/guides/examples/", hasStories: true },
];
const hrefOf = (href: string) => siteHref(href, pages);

describe("siteHref", () => {
  it.each([
    ["?path=/docs/patterns-form--docs", "/design/patterns/form/"],
    ["?path=/docs/patterns-form-page--docs", "/design/patterns/form-page/"],
    ["?path=/story/guides-examples--form", "/design/guides/examples/#form"],
  ])("leads from %s to the page of that title", (href, expected) => {
    expect(hrefOf(href)).toBe(expected);
  });

  it.each(["?path=/docs/patterns-form-stepper--docs", "?path=/story/patterns-form--server-errors"])(
    "leads from %s, which the site doesn't show, to the page of its component",
    (href) => {
      expect(hrefOf(href)).toBe("/design/patterns/form/");
    },
  );

  it.each(["#keyboard", "https://example.com/?path=/docs/a--docs"])("keeps %s", (href) => {
    expect(hrefOf(href)).toBe(href);
  });

  it("fails for a link that leads nowhere", () => {
    expect(() => hrefOf("?path=/docs/components-nothing--docs")).toThrow("leads nowhere");
  });
});
