import { describe, expect, it } from "vitest";
import { portalScreens } from "./portal-screens.ts";
import { kindsOf, sampleScreens } from "./screen-sample.ts";

const screens = await portalScreens();
const kindsIn = (some: typeof screens) => new Set(some.flatMap((screen) => [...kindsOf(screen)]));

describe("the sample of screens", () => {
  it("has every kind of part that any screen has", () => {
    expect(kindsIn(sampleScreens(screens))).toEqual(kindsIn(screens));
  });

  it("leaves out a screen whose kinds other screens have", () => {
    const [first] = screens;
    if (!first) throw new Error("There are no screens.");
    const copies = ["one", "two", "three"].map((id) => ({ ...first, id }));
    expect(sampleScreens(copies)).toHaveLength(1);
  });

  it("includes a screen with a kind that no other screen has", () => {
    const [first] = screens;
    if (!first) throw new Error("There are no screens.");
    const special = { ...first, id: "special", selection: { mode: "one" } } as const;
    const others = screens.filter(({ selection }) => selection?.mode !== "one");
    expect(sampleScreens([...others, special])).toContain(special);
  });

  it("doesn't depend on the order of the screens", () => {
    expect(sampleScreens(screens.toReversed())).toEqual(sampleScreens(screens));
  });
});
