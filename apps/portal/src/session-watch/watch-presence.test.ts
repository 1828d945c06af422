import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserStub, stubBrowser } from "../session/browser.fixtures.ts";
import { pingDelay } from "./ping.ts";
import type { PresenceWatch } from "./watch-presence.ts";

const hour = 60 * 60_000;
const serverStart = Date.parse("2026-03-02T15:00:00Z");
/** How long the session lasts. */
const lifetime = 12 * hour;

let browser: BrowserStub;
let watch: PresenceWatch;
let modules: Awaited<ReturnType<typeof load>>;
const onChange = vi.fn();
const onGone = vi.fn();
const ask = vi.fn<() => Promise<number | undefined>>();
const stateNow = () => onChange.mock.lastCall?.[0].state;

const load = async () => ({
  ...(await import("../server-time/server-time.ts")),
  ...(await import("../session/last-activity.ts")),
  ...(await import("./watch-presence.ts")),
});
const start = () => {
  watch = modules.watchPresence({ expiresAt: () => serverStart + lifetime, ask, onChange, onGone });
};
/** The computer slept, and its monotonic clock stopped. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
/** Makes the server answer with its time. @param activeAt the last activity that it knows */
const answer = (now: number, activeAt = now) =>
  ask.mockImplementationOnce(async () => {
    await Promise.resolve();
    modules.setServerTime(now);
    return activeAt;
  });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers({ now: serverStart });
  vi.resetModules();
  browser = stubBrowser();
  for (const mock of [onChange, onGone, ask]) mock.mockReset();
  ask.mockResolvedValue(undefined);
  modules = await load();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["right", 0],
  ["13 hours fast", 13 * hour],
  ["13 hours slow", -13 * hour],
  ["5 years fast", 5 * 8766 * hour],
])("watchPresence, with a clock that is %s", (_, error) => {
  beforeEach(() => {
    vi.setSystemTime(serverStart + error);
    modules.setServerTime(serverStart);
    start();
  });

  it("warns one minute before the limit, counts down every second, and ends after 900 seconds", () => {
    vi.advanceTimersByTime(839_999);
    expect(stateNow()).toBe("present");
    vi.advanceTimersByTime(1);
    expect(onChange).toHaveBeenLastCalledWith({ state: "warned", secondsLeft: 60 });
    vi.advanceTimersByTime(1_000);
    expect(onChange).toHaveBeenLastCalledWith({ state: "warned", secondsLeft: 59 });
    vi.advanceTimersByTime(58_999);
    expect(onGone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onGone).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });

  it("restarts on activity", () => {
    vi.advanceTimersByTime(800_000);
    modules.recordActivity();
    vi.advanceTimersByTime(839_000);
    expect(stateNow()).toBe("present");
    vi.advanceTimersByTime(1_000);
    expect(stateNow()).toBe("warned");
  });

  it.each([
    ["the same time", 0],
    ["an earlier time", -hour],
    ["a later time", hour],
  ])("counts activity in another tab that counts %s", (_, difference) => {
    vi.advanceTimersByTime(850_000);
    expect(stateNow()).toBe("warned");
    browser.writeElsewhere("portico.active-at", String(modules.serverNow() + difference));
    if (difference < 0) {
      // Its time is before the activity here; its next activity is after it has asked the server.
      expect(stateNow()).toBe("warned");
      browser.writeElsewhere("portico.active-at", String(modules.serverNow()));
    }
    expect(stateNow()).toBe("back");
    vi.advanceTimersByTime(2_000);
    expect(stateNow()).toBe("present");
    vi.advanceTimersByTime(838_000);
    expect(stateNow()).toBe("warned");
  });

  it("closes the warning at once when the user chooses to stay", () => {
    vi.advanceTimersByTime(850_000);
    watch.stay();
    expect(stateNow()).toBe("present");
    modules.recordActivity();
    expect(stateNow()).toBe("present");
  });

  it.each([
    ["forward", 13 * hour],
    ["back", -13 * hour],
    ["to five years later", 5 * 8766 * hour],
  ])("only asks the server when the computer's date is set %s", async (_, by) => {
    vi.advanceTimersByTime(600_000);
    vi.setSystemTime(Date.now() + by);
    answer(serverStart + 610_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(onGone).not.toHaveBeenCalled();
    expect(stateNow()).toBe("present");
    await vi.advanceTimersByTimeAsync(230_000);
    expect(stateNow()).toBe("warned");
    expect(ask).toHaveBeenCalledOnce();
  });

  it("keeps counting without an answer, and asks again", async () => {
    vi.setSystemTime(Date.now() + hour);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ask.mock.calls.length).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(810_000);
    expect(stateNow()).toBe("warned");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it("ends after a sleep of more than 900 seconds, also if the mouse moves before the answer", async () => {
    sleep(901_000);
    modules.recordActivity();
    answer(serverStart + 901_000);
    watch.check();
    modules.recordActivity();
    await settle();
    expect(onGone).toHaveBeenCalledOnce();
  });

  it("goes on after a shorter sleep, which counts as inactivity", async () => {
    sleep(850_000);
    answer(serverStart + 850_000);
    watch.check();
    await settle();
    expect(onChange).toHaveBeenLastCalledWith({ state: "warned", secondsLeft: 50 });
    expect(onGone).not.toHaveBeenCalled();
  });

  it("asks the server at the session's end, and not before", async () => {
    for (let passed = 0; passed < lifetime - 600_000; passed += 600_000) {
      vi.advanceTimersByTime(600_000);
      modules.recordActivity();
    }
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(599_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalled();
    expect(onGone).not.toHaveBeenCalled();
  });

  it("asks when the user returns to the page, at most once a minute", () => {
    vi.advanceTimersByTime(59_000);
    watch.check();
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    watch.check();
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("watchPresence, after a reload", () => {
  const stored = (secondsAgo: number) =>
    browser.storage.set("portico.active-at", String(serverStart - secondsAgo * 1000));

  it("ends nothing before the server has told its time", async () => {
    stored(5_000);
    start();
    await vi.advanceTimersByTimeAsync(2_000_000);
    expect(onGone).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalled();
  });

  it("counts on from the stored activity", async () => {
    stored(850);
    start();
    modules.setServerTime(serverStart);
    expect(onChange).toHaveBeenLastCalledWith({ state: "warned", secondsLeft: 50 });
  });

  it("asks the server whether a session goes on that seems to have been inactive, and believes it", async () => {
    stored(13 * 3600);
    answer(serverStart, serverStart - 100_000);
    start();
    await settle();
    expect(onGone).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenLastCalledWith({ state: "present", checkAgainIn: 740_000 });
  });

  it("starts to count if nothing is stored", () => {
    start();
    modules.setServerTime(serverStart);
    expect(stateNow()).toBe("present");
    expect(browser.storage.get("portico.active-at")).toBe(String(serverStart));
  });
});

it("records no activity for other tabs before the server's time is known", () => {
  modules.recordActivity();
  expect(browser.storage.has("portico.active-at")).toBe(false);
  start();
});

it("reports activity to the server at most once a minute", () => {
  start();
  expect(pingDelay(0, 1_000_000)).toBe(0);
  expect(pingDelay(1_000_000, 1_000_000)).toBe(60_000);
  expect(pingDelay(1_000_000, 1_059_999)).toBe(1);
  expect(pingDelay(1_000_000, 1_060_000)).toBe(0);
  // Reported by a tab that counts the server's time differently.
  expect(pingDelay(2_000_000, 1_000_000)).toBe(0);
});
