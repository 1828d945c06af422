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
  it.each([13, -13, 24 * 365 * 5])("begins on a computer whose clock is %d hours wrong", async (hours) => {
    const token = tokenOf("ana");
    vi.setSystemTime(Date.now() + hours * 60 * 60_000);
    const session = await opened();
    session.beginSession(token);
    expect(session.readUser()?.emailaddress).toBe("ana");
    vi.resetModules();
    const reloaded = await opened();
    expect(reloaded.readUser()?.emailaddress).toBe("ana");
  });

  it.each([
    ["expired", { lifetime: 3_600_000, idle: 3_599_000, passed: 3_600_000 }],
    ["inactivity", { lifetime: 3_600_000, idle: 900_000, passed: 901_000 }],
    ["revoked", { lifetime: 3_600_000, idle: 600_000, passed: 601_000 }],
  ])("ends as %s if the server rejects it, and removes the stored application", async (reason, times) => {
    const session = await opened();
    const time = await import("../server-time/server-time.ts");
    const activity = await import("./last-activity.ts");
    time.setServerTime(Date.now());
    session.beginSession(tokenOf("ana", times.lifetime));
    browser.storage.set("portico.application", "123");
    activity.resetActivity(Date.now() + times.passed - times.idle);
    vi.advanceTimersByTime(times.passed);
    expect(session.readUser()?.emailaddress).toBe("ana");
    session.endRejectedSession();
    expect(session.readUser()).toBeUndefined();
    expect(browser.storage.has("portico.token")).toBe(false);
    expect(browser.storage.has("portico.application")).toBe(false);
    expect(browser.storage.get("portico.session-ended")).toBe(reason);
  });

  it("doesn't exist if the token is invalid, which is removed at once", async () => {
    browser.storage.set("portico.token", "rubbish");
    const session = await opened();
    expect(session.readToken()).toBeUndefined();
    expect(browser.storage.has("portico.token")).toBe(false);
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
