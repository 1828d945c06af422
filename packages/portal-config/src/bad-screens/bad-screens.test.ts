import { describe, expect, it } from "vitest";
import { checkScreen } from "../check-screen.ts";
import { badScreens } from "./bad-screens.fixtures.ts";

describe("a bad screen", () => {
  it.each(badScreens)("with $what is rejected at $path", ({ screen, path, found, nearest, allowed }) => {
    const problem = checkScreen(screen).find((one) => one.path === path);
    expect(
      problem,
      checkScreen(screen)
        .map(({ message }) => message)
        .join("\n"),
    ).toBeDefined();
    expect(problem?.message.startsWith(`${path}: `)).toBe(true);
    if (found !== undefined) expect(problem?.found).toBe(found);
    expect(problem?.nearest).toBe(nearest);
    if (nearest !== undefined) expect(problem?.message).toContain(`; did you mean \`${nearest}\`?`);
    if (allowed !== undefined) {
      expect(problem?.allowed).toContain(allowed);
      expect(problem?.message).toContain("Allowed: ");
    }
  });

  it("gets these messages", async () => {
    const messages = badScreens.flatMap(({ what, screen }) => [
      what,
      ...checkScreen(screen).map(({ message }) => `  ${message}`),
    ]);
    await expect(`${messages.join("\n")}\n`).toMatchFileSnapshot("messages.txt");
  });

  it("is rejected with one problem for each of about 70 mistakes", () => {
    expect(badScreens.length).toBeGreaterThan(60);
    expect(new Set(badScreens.map(({ what }) => what)).size).toBe(badScreens.length);
  });
});
