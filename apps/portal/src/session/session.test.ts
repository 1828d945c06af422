import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserStub, stubBrowser, tokenOf } from "./browser.fixtures.ts";

let browser: BrowserStub;
const opened = () => import("./session.ts");

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-02T15:00:00Z") });
  vi.resetModules();
  browser = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the session of this browser", () => {
  it("ends when its token expires, and removes the stored application", async () => {
    const session = await opened();
    session.beginSession(tokenOf("ana", 5_000));
    browser.storage.set("portico.application", "123");
    expect(session.readUser()?.emailaddress).toBe("ana");
    vi.advanceTimersByTime(5_000);
    expect(session.readUser()).toBeUndefined();
    expect(browser.storage.has("portico.token")).toBe(false);
    expect(browser.storage.has("portico.application")).toBe(false);
    expect(browser.storage.get("portico.session-ended")).toBe("expired");
  });

  it("doesn't exist if the token is invalid, which is removed at once", async () => {
    browser.storage.set("portico.token", "rubbish");
    const session = await opened();
    expect(session.readToken()).toBeUndefined();
    expect(browser.storage.has("portico.token")).toBe(false);
  });

  it("has ended if a page is opened long after the last activity", async () => {
    browser.storage.set("portico.token", tokenOf("ana"));
    browser.storage.set("portico.last-activity", String(Date.now() - 900_000));
    const session = await opened();
    expect(session.readUser()).toBeUndefined();
    expect(browser.storage.get("portico.session-ended")).toBe("inactivity");
  });

  it("provides the reason of its end to pages that are opened later, until the next sign-in", async () => {
    const before = await opened();
    before.beginSession(tokenOf("ana"));
    before.endSession("inactivity");
    vi.resetModules();
    const session = await opened();
    expect(session.readEndReason()).toBe("inactivity");
    session.beginSession(tokenOf("ana"));
    expect(session.readEndReason()).toBeUndefined();
  });

  it("supports expiry times beyond the maximum timeout of browsers", async () => {
    const session = await opened();
    session.beginSession(tokenOf("ana", 2 ** 32));
    browser.storage.delete("portico.last-activity");
    vi.advanceTimersByTime(2 ** 31);
    expect(session.readUser()?.emailaddress).toBe("ana");
  });

  it("keeps the user while there are unsaved changes, but returns no token", async () => {
    const session = await opened();
    session.beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    session.endSession("revoked");
    expect(session.readUser()?.emailaddress).toBe("ana");
    expect(session.readToken()).toBeUndefined();
    expect(session.readInterruption()?.reason).toBe("revoked");
  });

  it("gives the user new roles and claims until the session ends, also in another tab and after a reload", async () => {
    const session = await opened();
    const token = tokenOf("ana");
    session.beginSession(token);
    session.updateRights({ roles: ["agent"], claims: [] });
    expect(browser.storage.has("portico.rights")).toBe(false);
    session.updateRights({ roles: ["agent"], claims: ["view.Lead"] });
    expect(session.readUser()).toMatchObject({ emailaddress: "ana", claims: ["view.Lead"] });
    expect(session.readToken()).toBe(token);
    browser.writeElsewhere("portico.rights", JSON.stringify({ roles: ["administrator"], claims: [] }));
    expect(session.readUser()?.roles).toEqual(["administrator"]);
    vi.resetModules();
    const reloaded = await opened();
    expect(reloaded.readUser()?.roles).toEqual(["administrator"]);
    reloaded.beginSession(tokenOf("ben"));
    expect(reloaded.readUser()).toMatchObject({ roles: ["agent"], claims: [] });
  });

  it.each(["{", "null", '{"roles": ["administrator"]}', '{"roles": [1], "claims": []}'])(
    "ignores the stored rights %s",
    async (stored) => {
      const session = await opened();
      session.beginSession(tokenOf("ana"));
      browser.writeElsewhere("portico.rights", stored);
      expect(session.readUser()?.roles).toEqual(["agent"]);
    },
  );

  it("resolves waiting requests when the same user signs in again, also in another tab", async () => {
    const session = await opened();
    session.beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    session.endSession("expired");
    const waiting = session.whenResumed();
    browser.writeElsewhere("portico.token", tokenOf("ana"));
    session.readUser();
    await expect(waiting).resolves.toBe(true);
  });

  it.each([
    ["somebody else came", (session: Session) => session.beginSession(tokenOf("ben"))],
    ["the page was given up", (session: Session) => session.abandonPage()],
  ])("tells who waits in vain that %s", async (_, happen) => {
    const session = await opened();
    session.beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    session.endSession("expired");
    const waiting = session.whenResumed();
    happen(session);
    await expect(waiting).resolves.toBe(false);
  });

  it("stops waiting when the signal is aborted", async () => {
    const session = await opened();
    session.beginSession(tokenOf("ana"));
    browser.setUnsaved(true);
    session.endSession("expired");
    const stop = new AbortController();
    const waiting = session.whenResumed(stop.signal);
    stop.abort();
    await expect(waiting).resolves.toBe(false);
  });
});

type Session = Awaited<ReturnType<typeof opened>>;
