import { describe, expect, it } from "vitest";
import { brands } from "./brands.ts";
import { designTokens } from "./design-tokens.ts";
import { palette } from "./primitives.ts";
import { semanticColors } from "./semantic-colors.ts";
import { themeCss } from "./theme-css.ts";

const css = themeCss();

describe("theme.css", () => {
  it.each(Object.keys(semanticColors))("declares --portico-color-%s for both themes", (name) => {
    expect(css).toMatch(
      new RegExp(
        `--portico-color-${name}: light-dark\\(var\\(--portico-[a-z]+-\\d+\\), var\\(--portico-[a-z]+-\\d+\\)\\);`,
      ),
    );
  });

  it("declares every variable that it uses", () => {
    const read = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
    const undeclared = read.filter((name) => !css.includes(`${name}:`));
    expect(undeclared).toEqual([]);
  });

  it("declares semantic colors again for every theme and brand, so that both work on any subtree", () => {
    expect(css).toContain(":root, [data-theme], [data-brand] {\n    --portico-color-surface:");
    for (const brand of Object.keys(brands)) expect(css).toContain(`[data-brand="${brand}"] {`);
  });

  it("is light on paper", () => {
    const printed = css.slice(css.indexOf("@media print"));
    expect(printed).toMatch(/^@media print \{\s+\[data-theme="dark"\] \{\s+color-scheme: light;/);
  });

  it("disables motion for users who prefer reduced motion", () => {
    const reduced = css.slice(css.indexOf("prefers-reduced-motion"));
    expect(reduced).toContain("--portico-motion-fast: 0ms;");
  });
});

describe("the palettes", () => {
  it("contain colors of six hex digits", () => {
    const all = [...Object.values(palette), ...Object.values(brands)].flatMap((scale) =>
      Object.values(scale),
    );
    expect(all.filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });
});

describe("tokens.json", () => {
  const tokens: unknown = JSON.parse(JSON.stringify(designTokens()));

  it("contains colors as components with a hex value", () => {
    expect(tokens).toHaveProperty(["teal", "600"], {
      $value: { colorSpace: "srgb", components: [0.0392, 0.4667, 0.4392], hex: "#0a7770" },
    });
  });

  it("has only aliases of existing tokens", () => {
    const aliases = [...JSON.stringify(tokens).matchAll(/"\{([a-z0-9.]+)\}"/g)].map(([, path = ""]) => path);
    expect(aliases.length).toBeGreaterThan(50);
    for (const path of aliases) expect(tokens).toHaveProperty(path.split("."));
  });
});
