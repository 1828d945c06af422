import { contrast } from "@portico/ui/format";
import { describe, expect, it } from "vitest";
import { type BrandName, brands } from "../../../packages/ui/src/tokens/brands.ts";
import { colorOf } from "../../../packages/ui/src/tokens/color-of.ts";
import { type ColorName, semanticColors } from "../../../packages/ui/src/tokens/semantic-colors.ts";
import { codeClasses } from "../src/code-classes.ts";
import { createColorCode } from "./color-code.ts";

const colorCode = await createColorCode();

const code = `// A list
const name = "Ana & <b>";
export function List() {
  return <Button size={16}>Save</Button>;
}`;

/** The text of HTML without entities other than those of code. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

it("colors code and keeps its text", () => {
  const html = colorCode(code, "tsx") ?? "";
  expect(textOf(html)).toBe(code);
  expect(html).toContain(`<span class="${codeClasses.comment}">// A list</span>`);
  expect(html).toContain(`<span class="${codeClasses.keyword}">const</span>`);
  expect(html).toContain(`<span class="${codeClasses.constant}">16</span>`);
  expect(html).not.toContain("style=");
});

it("fails for a language that it doesn't know", () => {
  expect(() => colorCode("x", "cobol")).toThrow("cobol");
});

const isColor = (name: string): name is ColorName => name in semanticColors;

describe.each(Object.keys(brands) as BrandName[])("with the brand %s", (brand) => {
  it.each(["light", "dark"] as const)("code is readable in the %s theme", (theme) => {
    const colors = Object.values(codeClasses).map((name) => name.replace("ui:text-", ""));
    expect(colors.filter((name) => !isColor(name))).toEqual([]);
    const contrasts = colors
      .filter(isColor)
      .map((name) => contrast(colorOf(name, theme, brand), colorOf("surface-sunken", theme, brand)));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});
