import { describe, expect, it } from "vitest";
import { problemsOfSite } from "./check-links.ts";

const problemsOf = (html: string) =>
  problemsOfSite(
    new Map([
      ["/design/index.html", html],
      ["/design/button/index.html", '<h2 id="props">Props</h2>'],
      ["/design/theme.js", undefined],
    ]),
  );

describe("problemsOfSite", () => {
  it.each([
    '<a href="/design/button/">',
    '<a href="/design/button/#props">',
    '<a href="button/">',
    '<p id="top"><a href="#top">',
    '<a href="https://example.com/missing">',
    '<a href="mailto:ana@example.com">',
    '<div data-live><img><p><a href="#policies"></a></p></div>',
    '<script src="/design/theme.js"></script>',
    '<script type="application/json">{}</script>',
  ])("accepts %s", (html) => {
    expect(problemsOf(html)).toEqual([]);
  });

  it.each([
    ['<a href="/design/buttons/">', "/design/buttons/ leads nowhere"],
    ['<a href="/design/button/#prop">', "/design/button/#prop leads nowhere"],
    ['<a href="#top">', "#top leads nowhere"],
    ['<a href="/portal/">', "/portal/ leads nowhere"],
    ['<a href="?path=/docs/components-button--docs#props">', "leads nowhere"],
    ['<div data-live><br></div><a href="#top">', "#top leads nowhere"],
    ['<img src="/design/missing.svg">', "/design/missing.svg leads nowhere"],
    ['<p id="top"><p id="top">', "the id top is there twice"],
    ["<script>alert(1)</script>", "an inline script"],
  ])("reports %s", (html, problem) => {
    expect(problemsOf(html)).toEqual([expect.stringContaining(problem)]);
  });
});
