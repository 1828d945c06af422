import { expect, it, vi } from "vitest";
import { createDownloadSlots } from "./download-slots.ts";

const { signal } = new AbortController();

it("limits concurrent downloads, and starts the next one when a slot is released", async () => {
  const slots = createDownloadSlots(2);
  const onWait = vi.fn();
  const first = await slots.take(signal, onWait);
  await slots.take(signal, onWait);
  expect(onWait).not.toHaveBeenCalled();
  const third = slots.take(signal, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
  first();
  await third;
});

it("frees a slot only once, even if it is released several times", async () => {
  const slots = createDownloadSlots(1);
  const first = await slots.take(signal, () => {});
  first();
  first();
  const onWait = vi.fn();
  await slots.take(signal, onWait);
  void slots.take(signal, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
});

it("removes an aborted request from the queue", async () => {
  const slots = createDownloadSlots(1);
  const first = await slots.take(signal, () => {});
  const stop = new AbortController();
  const stopped = slots.take(stop.signal, () => {});
  const behind = slots.take(signal, () => {});
  stop.abort();
  await expect(stopped).rejects.toThrow("abort");
  first();
  await behind;
});
