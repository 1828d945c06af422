import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { screens } from "./index.ts";

describe("the screens", () => {
  it.each(screens.map((screen) => [screen.id, screen] as const))("%s can be shown", (_id, screen) => {
    expect(checkScreen(screen)).toEqual([]);
  });

  it("are plain data: a round through JSON changes nothing", () => {
    expect(JSON.parse(JSON.stringify(screens))).toEqual(screens);
  });

  it("have an id and a path of their own", () => {
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });
});
