import { expect, it, vi } from "vitest";
import { downloadSlots } from "./download-slots.ts";

const { signal } = new AbortController();

it("gives so many slots at once, and the next one when one is free again", async () => {
  const slots = downloadSlots(2);
  const onWait = vi.fn();
  const first = await slots.take(signal, onWait);
  await slots.take(signal, onWait);
  expect(onWait).not.toHaveBeenCalled();
  const third = slots.take(signal, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
  first();
  await third;
});

it("frees a slot once, however often it is given back", async () => {
  const slots = downloadSlots(1);
  const first = await slots.take(signal, () => {});
  first();
  first();
  const onWait = vi.fn();
  await slots.take(signal, onWait);
  void slots.take(signal, onWait);
  expect(onWait).toHaveBeenCalledTimes(1);
});

it("lets a wait be stopped, and gives the slot to the one behind it", async () => {
  const slots = downloadSlots(1);
  const first = await slots.take(signal, () => {});
  const stop = new AbortController();
  const stopped = slots.take(stop.signal, () => {});
  const behind = slots.take(signal, () => {});
  stop.abort();
  await expect(stopped).rejects.toThrow("abort");
  first();
  await behind;
});
