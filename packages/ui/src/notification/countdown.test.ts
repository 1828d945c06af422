import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countdown } from "./countdown.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a countdown", () => {
  it("ends after its duration", () => {
    const onEnd = vi.fn();
    countdown(5_000, onEnd).resume();
    vi.advanceTimersByTime(4_999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("does not run while paused, however often", () => {
    const onEnd = vi.fn();
    const running = countdown(5_000, onEnd);
    running.resume();
    vi.advanceTimersByTime(3_000);
    running.pause();
    vi.advanceTimersByTime(60_000);
    running.resume();
    running.resume();
    vi.advanceTimersByTime(1_000);
    running.pause();
    vi.advanceTimersByTime(60_000);
    running.resume();
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("never ends without a duration", () => {
    const onEnd = vi.fn();
    countdown(undefined, onEnd).resume();
    vi.advanceTimersByTime(10_000_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
