import { describe, expect, it } from "vitest";
import { portalScreens } from "./portal-screens.ts";
import { outlinesCode, screenCode } from "./screen-outlines.ts";
import { loadScreen } from "./src/screens/outlines.ts";

/** A module of the build, run as it is. */
async function built<Module>(code: string): Promise<Module> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

describe("a screen of a built portal", async () => {
  it.each(await portalScreens())("$id is, with its list, what it is in development", async (screen) => {
    const { endpoint, ...rest } = await built<Awaited<ReturnType<typeof loadScreen>>>(screenCode(screen));
    const loaded = await loadScreen(screen.id);
    expect({ ...rest, endpoint: { ...endpoint, summary: loaded.endpoint.summary } }).toEqual(loaded);
  });

  it.each(["nope", "constructor", "__proto__"])("called %s is not there", async (id) => {
    const { loadScreen: load } = await built<{ loadScreen: typeof loadScreen }>(outlinesCode([]));
    await expect(load(id)).rejects.toThrow();
    await expect(loadScreen(id)).rejects.toThrow();
  });
});
