import { expect, it } from "vitest";
import { ConcurrencyQueueFullError, limitConcurrency } from "./limit-concurrency.ts";

/** Work that completes when the test resolves it. */
function stage() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { begun, ends, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it("runs two of five at once, in order of arrival", async () => {
  const { begun, ends, work } = stage();
  const turn = limitConcurrency(2, 10);
  const all = [1, 2, 3, 4, 5].map((number) => turn(work(number)));
  await settle();
  expect(begun).toEqual([1, 2]);
  for (let done = 0; done < 5; done += 1) {
    ends[done]?.();
    await settle();
    expect(begun.length).toBe(Math.min(5, done + 3));
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it("continues after work throws", async () => {
  const turn = limitConcurrency(1, 10);
  await expect(
    turn(async () => {
      throw new Error("failed");
    }),
  ).rejects.toThrow("failed");
  expect(await turn(async () => "done")).toBe("done");
});

it("rejects work while the queue is full, and accepts it again later", async () => {
  const { ends, work } = stage();
  const turn = limitConcurrency(1, 1);
  const first = turn(work(1));
  const second = turn(work(2));
  await expect(turn(work(3))).rejects.toThrow(ConcurrencyQueueFullError);
  ends[0]?.();
  await first;
  ends[1]?.();
  await second;
  expect(await turn(async () => 4)).toBe(4);
});
