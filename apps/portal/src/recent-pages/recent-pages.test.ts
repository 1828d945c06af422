import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addRecentPage, readRecentPages } from "./recent-pages.ts";

describe("recent pages", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const open = (path: string, openedAt: number) => addRecentPage({ path, openedAt });

  it("lists the last page first, each once", () => {
    open("/portal/leads", 1);
    open("/portal/pto", 2);
    open("/portal/leads", 3);
    expect(readRecentPages()).toEqual([
      { path: "/portal/leads", openedAt: 3 },
      { path: "/portal/pto", openedAt: 2 },
    ]);
  });

  it("keeps the last 12", () => {
    for (let page = 1; page <= 20; page++) open(`/portal/${page}`, page);
    expect(readRecentPages()).toHaveLength(12);
    expect(readRecentPages()[0]?.path).toBe("/portal/20");
  });

  it.each(["", "{", "{}", '[1, {"path": "/portal/leads"}]'])("ignores the stored value %s", (value) => {
    stored.set("portico.recent", value);
    expect(readRecentPages()).toEqual([]);
  });
});
