import { describe, expect, it } from "vitest";
import { themeFor } from "./theme.ts";

describe("the theme", () => {
  it("follows the browser's preference at any hour", () => {
    expect(themeFor("dark", 12)).toBe("dark");
    expect(themeFor("light", 23)).toBe("light");
  });

  it.each([
    [7, "dark"],
    [8, "light"],
    [17, "light"],
    [18, "dark"],
  ])("at %i o'clock is %s where there is no preference", (hour, theme) => {
    expect(themeFor(undefined, hour)).toBe(theme);
  });
});
