import { expect, it } from "vitest";
import { withoutLayers } from "./without-layers.ts";

it("keeps every rule in order and removes the layers", () => {
  const css =
    "@layer theme, base;a{b:c}@layer theme{d{e:f}@media print{g{h:i}}}@layer x.y{@layer z{j{k:l}}}m{n:o}";
  expect(withoutLayers(css)).toBe("a{b:c}d{e:f}@media print{g{h:i}}j{k:l}m{n:o}");
});

it("throws for a stylesheet with an unclosed block", () => {
  expect(() => withoutLayers("@layer theme{a{b:c}")).toThrow("never closed");
});
