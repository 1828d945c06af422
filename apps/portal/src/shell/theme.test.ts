import { describe, expect, it } from "vitest";
import { themeFor } from "./theme.ts";

describe("the theme", () => {
  it("follows the browser's preference at any time of day", () => {
    expect(themeFor("dark", 12)).toBe("dark");
    expect(themeFor("light", 23)).toBe("light");
  });

  it.each([
    [7, "dark"],
    [8, "light"],
    [17, "light"],
    [18, "dark"],
  ])("at %i:00 is %s without a preference", (hour, theme) => {
    expect(themeFor(undefined, hour)).toBe(theme);
  });

  it.each([
    [6, 20, 19, "light"],
    [6, 20, 20, "dark"],
    [22, 6, 23, "light"],
    [22, 6, 3, "light"],
    [22, 6, 6, "dark"],
    [0, 24, 0, "light"],
    [0, 0, 12, "dark"],
  ])("with light from %i to %i is at %i:00 %s", (lightFrom, lightUntil, hour, theme) => {
    expect(themeFor(undefined, hour, { lightFrom, lightUntil })).toBe(theme);
  });
});
