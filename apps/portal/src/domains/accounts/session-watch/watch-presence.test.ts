import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserStub, stubBrowser } from "../../../session/browser.fixtures.ts";
import { recordActivity } from "../../../session/last-activity.ts";
import { pingDelay } from "./ping.ts";
import { type PresenceWatch, watchPresence } from "./watch-presence.ts";

let browser: BrowserStub;
let watch: PresenceWatch;
const onChange = vi.fn();
const onGone = vi.fn();
const stateNow = () => onChange.mock.lastCall?.[0].state;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-02T15:00:00Z") });
  browser = stubBrowser();
  onChange.mockReset();
  onGone.mockReset();
  watch = watchPresence({ onChange, onGone });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("watchPresence", () => {
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
  });

  it("restarts on activity", () => {
    vi.advanceTimersByTime(800_000);
    recordActivity();
    vi.advanceTimersByTime(839_000);
    expect(stateNow()).toBe("present");
    vi.advanceTimersByTime(1_000);
    expect(stateNow()).toBe("warned");
  });

  it("counts activity in another tab", () => {
    vi.advanceTimersByTime(850_000);
    expect(stateNow()).toBe("warned");
    browser.writeElsewhere("portico.last-activity", String(Date.now()));
    expect(stateNow()).toBe("back");
    vi.advanceTimersByTime(2_000);
    expect(stateNow()).toBe("present");
  });

  it("closes the warning at once when the user chooses to stay", () => {
    vi.advanceTimersByTime(850_000);
    watch.stay();
    expect(stateNow()).toBe("present");
    recordActivity();
    expect(stateNow()).toBe("present");
  });

  it("ignores activity after the limit", () => {
    // The computer was asleep, so no timers ran.
    vi.setSystemTime(Date.now() + 1_000_000);
    recordActivity();
    watch.check();
    expect(onGone).toHaveBeenCalledOnce();
  });
});

it("reports activity to the server at most once a minute", () => {
  expect(pingDelay(0, 1_000_000)).toBe(0);
  expect(pingDelay(1_000_000, 1_000_000)).toBe(60_000);
  expect(pingDelay(1_000_000, 1_059_999)).toBe(1);
  expect(pingDelay(1_000_000, 1_060_000)).toBe(0);
  // The clock was set back.
  expect(pingDelay(2_000_000, 1_000_000)).toBe(0);
});
