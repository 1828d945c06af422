import { describe, expect, it } from "vitest";
import { portalScreens } from "./portal-screens.ts";
import { screenCode } from "./screen-outlines.ts";
import { loadScreen } from "./src/screens/outlines.ts";

describe("a screen of a built portal", async () => {
  it.each(await portalScreens())("$id is, with its list, what it is in development", async (screen) => {
    const address = `data:text/javascript,${encodeURIComponent(screenCode(screen))}`;
    const built: Awaited<ReturnType<typeof loadScreen>> = await import(/* @vite-ignore */ address);
    const loaded = await loadScreen(screen.id);
    expect(built.screen).toEqual(loaded.screen);
    expect({ ...built.endpoint, summary: loaded.endpoint?.summary }).toEqual(loaded.endpoint);
  });
});
