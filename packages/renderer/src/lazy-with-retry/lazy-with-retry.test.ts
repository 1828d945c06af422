import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWithRetry } from "./lazy-with-retry.ts";

let isAvailable = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    if (!isAvailable) throw new TypeError("Failed to fetch");
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits until the server is reachable before it loads the code", async () => {
  const load = vi.fn(async () => "code");
  isAvailable = false;
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  isAvailable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe("code");
  expect(load).toHaveBeenCalledOnce();
});

it("never fails, and retries with increasing delays if the code can't be loaded", async () => {
  isAvailable = true;
  const load = vi.fn(async () => {
    throw new TypeError("404");
  });
  const outcome = vi.fn();
  loadWithRetry(load).then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(load).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(15);
  expect(outcome).not.toHaveBeenCalled();
});
