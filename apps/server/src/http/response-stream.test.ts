import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toResponseStream } from "./response-stream.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function* pieces(onLeft: () => void) {
  try {
    yield "first";
    yield "second";
  } finally {
    onLeft();
  }
}

it("stops if the client reads nothing for a minute, and ends the work", async () => {
  const [abortResponse, onEnd, onLeft] = [vi.fn(() => false), vi.fn(), vi.fn()];
  const reader = toResponseStream(pieces(onLeft), { abortResponse, onEnd }).getReader();
  await reader.read();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(abortResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(abortResponse).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: "ResponseInterrupted", message: "the client stopped reading" }),
  );
  await expect(reader.read()).rejects.toThrow("stopped reading");
  expect(onLeft).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("stops if the client never starts reading", async () => {
  const [abortResponse, onEnd] = [vi.fn(() => true), vi.fn()];
  toResponseStream(pieces(vi.fn()), { abortResponse, onEnd });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(abortResponse).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("allows any duration if the client keeps reading", async () => {
  const [abortResponse, onEnd] = [vi.fn(() => true), vi.fn()];
  const reader = toResponseStream(pieces(vi.fn()), { abortResponse, onEnd }).getReader();
  for (const isDone of [false, false, true]) {
    expect((await reader.read()).done).toBe(isDone);
    await vi.advanceTimersByTimeAsync(59_000);
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(abortResponse).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledTimes(1);
});
