/** Writes dist/theme.css, dist/tokens.json, dist/styles.css, its unlayered variant, and the fonts. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { designTokens } from "../src/tokens/design-tokens.ts";
import { themeCss } from "../src/tokens/theme-css.ts";
import { withoutLayers } from "./without-layers.ts";

const packageDir = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(packageDir, "dist");
const inter = dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/inter/package.json")));

const fontSubsets = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};

function writeFonts(): string {
  const fonts = join(dist, "fonts");
  mkdirSync(fonts, { recursive: true });
  copyFileSync(join(inter, "LICENSE"), join(fonts, "LICENSE"));
  return Object.entries(fontSubsets)
    .map(([subset, range]) => {
      const file = `inter-${subset}-wght-normal.woff2`;
      copyFileSync(join(inter, "files", file), join(fonts, file));
      return `@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${range};
}
`;
    })
    .join("");
}

function componentCss(): string {
  const output = join(packageDir, "../../.cache/ui-components.css");
  const tailwind = join(packageDir, "node_modules/.bin/tailwindcss");
  execFileSync(tailwind, ["-i", "src/styles.css", "-o", output, "--minify"], {
    cwd: packageDir,
    stdio: "pipe",
  });
  return withoutFallbacks(readFileSync(output, "utf8"));
}

/** Without what Tailwind adds for browsers without `@property`: they have no `light-dark()` either, which the theme needs. */
function withoutFallbacks(css: string): string {
  return css.replace(/@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/, "");
}

/** Without line breaks, and without spaces after colons and commas and before braces. */
function withoutSpaces(css: string): string {
  return css
    .replaceAll(/\n\s*/g, "")
    .replaceAll(/([:,]) /g, "$1")
    .replaceAll(" {", "{");
}

mkdirSync(dist, { recursive: true });
const theme = themeCss();
writeFileSync(join(dist, "theme.css"), theme);
writeFileSync(join(dist, "tokens.json"), `${JSON.stringify(designTokens(), null, 2)}\n`);
const order = "@layer theme, base, components, utilities;\n";
const styles = `${order}${withoutSpaces(writeFonts() + theme)}${componentCss()}`;
writeFileSync(join(dist, "styles.css"), styles);
writeFileSync(join(dist, "styles.unlayered.css"), withoutLayers(styles));
