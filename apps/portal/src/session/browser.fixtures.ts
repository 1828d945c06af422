import { vi } from "vitest";

/** The part of a browser that the session needs. */
export interface BrowserStandIn {
  readonly storage: Map<string, string>;
  /** Says whether something on the page is unsaved. */
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** What another tab wrote. */
  readonly writeElsewhere: (key: string, value: string | null) => void;
}

/** A fake browser; call it before importing what uses it, and undo it with `vi.unstubAllGlobals`. */
export function standInForBrowser(): BrowserStandIn {
  const storage = new Map<string, string>();
  const window = new EventTarget();
  let isUnsaved = false;
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { querySelector: () => (isUnsaved ? {} : null) });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  return {
    storage,
    setUnsaved: (next) => {
      isUnsaved = next;
    },
    writeElsewhere: (key, value) => {
      if (value === null) storage.delete(key);
      else storage.set(key, value);
      window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: value }));
    },
  };
}

/** A token of someone, good for so many milliseconds; no one has signed it. */
export function tokenOf(emailaddress: string, lasts = 12 * 60 * 60_000): string {
  const claims = {
    emailaddress,
    name: emailaddress,
    exp: (Date.now() + lasts) / 1000,
    roles: ["agent"],
    jti: Math.random(),
  };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.none`;
}
