import type { ScreenPreferences } from "@portico/contract/features/screens/preferences.schemas";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPreferenceSaver } from "./preference-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const arranged = (pageSize: number): ScreenPreferences => ({
  screenVersion: "1",
  order: [],
  hidden: [],
  widths: {},
  pageSize,
});

it("sends only the last change, after a delay", async () => {
  const send = vi.fn(async () => {});
  const saver = createPreferenceSaver(600);
  saver.save(arranged(10), send);
  await vi.advanceTimersByTimeAsync(500);
  saver.save(arranged(20), send);
  await vi.advanceTimersByTimeAsync(599);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([[arranged(20)]]);
});

it("sends pending changes when the page closes, and nothing twice", async () => {
  const send = vi.fn(async () => {});
  const saver = createPreferenceSaver(600);
  saver.save(arranged(10), send);
  saver.flush();
  saver.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledOnce();
});

it("never sends an older change after a newer one, even if the first request is slow", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = vi.fn(() => promise);
  const quick = vi.fn(async () => {});
  const saver = createPreferenceSaver(600);
  saver.save(arranged(10), slow);
  saver.flush();
  saver.save(arranged(20), quick);
  await vi.advanceTimersByTimeAsync(1000);
  expect(quick).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(quick).toHaveBeenCalledOnce();
});

it("continues after a failed request", async () => {
  const failing = vi.fn(() => Promise.reject(new Error("away")));
  const send = vi.fn(async () => {});
  const saver = createPreferenceSaver(0);
  saver.save(arranged(10), failing);
  await vi.advanceTimersByTimeAsync(0);
  saver.save(arranged(20), send);
  await vi.advanceTimersByTimeAsync(0);
  expect(failing).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});
