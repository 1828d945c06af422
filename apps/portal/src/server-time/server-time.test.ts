import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const hour = 60 * 60_000;
const serverStart = Date.parse("2026-03-02T15:00:00Z");
const load = () => import("./server-time.ts");
const response = (date: string | null, cacheControl = "no-store") =>
  new Response(null, {
    headers: { "cache-control": cacheControl, ...(date === null ? {} : { date }) },
  });
const onServer = () => new Date(serverStart + performance.now() - loadedAt).toUTCString();
let loadedAt = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  loadedAt = performance.now();
});
afterEach(() => vi.useRealTimers());

describe.each([
  ["right", 0],
  ["13 hours fast", 13 * hour],
  ["13 hours slow", -13 * hour],
  ["5 years fast", 5 * 8766 * hour],
])("with a clock that is %s", (_, error) => {
  beforeEach(() => vi.setSystemTime(serverStart + error));

  it("is the time of the first response, and counted from there", async () => {
    const time = await load();
    expect(time.isServerTimeKnown()).toBe(false);
    time.readServerTime(response(onServer()));
    expect(time.isServerTimeKnown()).toBe(true);
    expect(time.serverNow()).toBe(serverStart);
    vi.advanceTimersByTime(3 * hour);
    expect(time.serverNow()).toBe(serverStart + 3 * hour);
    expect(time.isServerTimeDoubted()).toBe(false);
  });

  it.each([
    ["forward", hour],
    ["back", -13 * hour],
    ["by six seconds", 6_000],
  ])(
    "is unaffected when the computer's date is set %s, and doubted until the next response",
    async (_, by) => {
      const time = await load();
      time.readServerTime(response(onServer()));
      vi.advanceTimersByTime(hour);
      vi.setSystemTime(Date.now() + by);
      expect(time.serverNow()).toBe(serverStart + hour);
      expect(time.isServerTimeDoubted()).toBe(true);
      vi.setSystemTime(Date.now() - by);
      expect(time.isServerTimeDoubted()).toBe(true);
      time.readServerTime(response(onServer()));
      expect(time.isServerTimeDoubted()).toBe(false);
      expect(time.serverNow()).toBe(serverStart + hour);
    },
  );

  it("is corrected by the first response after a sleep in which the monotonic clock stopped", async () => {
    const time = await load();
    time.readServerTime(response(onServer()));
    vi.setSystemTime(Date.now() + 8 * hour);
    time.readServerTime(response(new Date(serverStart + 8 * hour).toUTCString()));
    expect(time.serverNow()).toBe(serverStart + 8 * hour);
  });
});

it("isn't doubted when the computer's date is adjusted gradually", async () => {
  const time = await load();
  time.readServerTime(response(onServer()));
  for (let step = 0; step < 12; step += 1) {
    vi.advanceTimersByTime(hour);
    vi.setSystemTime(Date.now() + 2_000);
    expect(time.isServerTimeDoubted()).toBe(false);
  }
});

it.each([null, "", "yesterday"])("stays unknown after a response with the date %j", async (date) => {
  const time = await load();
  time.readServerTime(response(date));
  expect(time.isServerTimeKnown()).toBe(false);
  expect(time.isServerTimeDoubted()).toBe(true);
});

it("ignores responses that can come from a cache, and later ones", async () => {
  const time = await load();
  time.readServerTime(response(new Date(0).toUTCString(), "private, max-age=60"));
  expect(time.isServerTimeKnown()).toBe(false);
  time.readServerTime(response(onServer()));
  time.readServerTime(response(new Date(0).toUTCString()));
  expect(time.serverNow()).toBe(serverStart);
});

it("can be doubted if it is older than wanted, and reports when it is told", async () => {
  const time = await load();
  const onTold = vi.fn();
  const stop = time.onServerTime(onTold);
  time.readServerTime(response(onServer()));
  expect(onTold).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  time.doubtServerTime(60_000);
  expect(time.isServerTimeDoubted()).toBe(false);
  vi.advanceTimersByTime(1);
  time.doubtServerTime(60_000);
  expect(time.isServerTimeDoubted()).toBe(true);
  time.readServerTime(response(onServer()));
  expect(onTold).toHaveBeenCalledTimes(2);
  stop();
  time.setServerTime(0);
  expect(onTold).toHaveBeenCalledTimes(2);
});
