import { vi } from "vitest";

/** A fake browser with the APIs that the session uses. */
export interface BrowserStub {
  readonly storage: Map<string, string>;
  /** Sets whether the page has unsaved changes. */
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** Simulates a write by another tab. `null` removes the key. */
  readonly writeElsewhere: (key: string, value: string | null) => void;
}

/** Installs a fake browser. Call it before importing the code under test, and undo it with `vi.unstubAllGlobals`. */
export function stubBrowser(): BrowserStub {
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

/** Creates an unsigned token that is valid for `lifetime` milliseconds. */
export function tokenOf(emailaddress: string, lifetime = 12 * 60 * 60_000): string {
  const claims = {
    emailaddress,
    name: emailaddress,
    exp: (Date.now() + lifetime) / 1000,
    roles: ["agent"],
    jti: Math.random(),
  };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.none`;
}
