import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { webUrl } from "./web-url.ts";

describe("webUrl", () => {
  beforeEach(() => void vi.stubGlobal("window", { location: { origin: "https://portal.example" } }));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["/sandbox/marketing", "https://portal.example/sandbox/marketing"],
    ["https://marketing.example/app?x=1", "https://marketing.example/app?x=1"],
    ["http://127.0.0.1:4600/", "http://127.0.0.1:4600/"],
  ])("%s → %s", (text, href) => {
    expect(webUrl(text)?.href).toBe(href);
  });

  it.each([undefined, "", "javascript:alert(1)", "data:text/html,x", "blob:https://x/y", "http://"])(
    "%s is none",
    (text) => {
      expect(webUrl(text)).toBeUndefined();
    },
  );
});
