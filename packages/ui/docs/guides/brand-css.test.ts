import { describe, expect, it } from "vitest";
import { brandCss, brandId, contrastChecks, scaleOf } from "./brand-css";

/** The pairs of colors whose contrast is too low, with the theme. */
const failed = (accent: string, changed = {}) =>
  contrastChecks(scaleOf(accent, changed)).flatMap(({ what, least, ratios }) =>
    Object.entries(ratios)
      .filter(([, ratio]) => ratio < least)
      .map(([theme]) => `${what}: ${theme}`),
  );

describe("the contrast of a brand", () => {
  it.each(["#7a3e9d", "#0a7770", "#000000"])("is enough for the scale of %s", (accent) => {
    expect(failed(accent)).toEqual([]);
  });

  it("is too low for white text on a light accent", () => {
    expect(failed("#e0a030")).toContain("Text on the main action: light");
  });

  it("is too low if a step is too dark for the dark theme", () => {
    expect(failed("#7a3e9d", { 300: "#4d2562" })).toContain("Links: dark");
  });
});

it("writes one variable per step", () => {
  const css = brandCss("acme", scaleOf("#7A3E9D", { 25: "#faf5fc" }));
  expect(css).toContain('[data-brand="acme"] {\n  --portico-brand-25: #faf5fc;\n');
  expect(css).toContain("  --portico-brand-600: #7a3e9d;\n");
  expect(css.split("\n")).toHaveLength(15);
});

it.each([
  ["Acme Health", "acme-health"],
  ["  ", "brand"],
  ["Ünal & Söhne", "nal-s-hne"],
])("names the brand %j %s", (name, id) => {
  expect(brandId(name)).toBe(id);
});
