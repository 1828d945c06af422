import { describe, expect, it } from "vitest";
import { createExportQueue, type ExportLimits, type ExportSlot } from "./export-queue.ts";

const limits: ExportLimits = {
  perInstance: 4,
  perUser: 2,
  pdfsPerInstance: 1,
  waitingPerInstance: 6,
  waitingPerUser: 4,
};
const queueOf = (changed: Partial<ExportLimits> = {}) => {
  const queue = createExportQueue({ ...limits, ...changed });
  const enter = (userId: string, isDrawn = false) => queue.acquire({ userId, isPdf: isDrawn });
  const several = (count: number, userId: string) => Array.from({ length: count }, () => enter(userId));
  return { queue, enter, several };
};
const states = (slots: readonly ExportSlot[]) => slots.map(({ isRunning }) => isRunning);

describe("the export queue", () => {
  it("runs two exports of a user at once, and the next one when one ends", async () => {
    const { several, queue } = queueOf();
    const [first, second, third, fourth] = several(4, "ana");
    expect(states([first, second, third, fourth].flatMap((slot) => slot ?? []))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    first?.release();
    await third?.started;
    expect([third?.isRunning, fourth?.isRunning]).toEqual([true, false]);
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
  });

  it("runs no more than the instance's limit", () => {
    const { enter, queue } = queueOf();
    const slots = ["a", "b", "c", "d", "e", "f"].map((user) => enter(user));
    expect(states(slots)).toEqual([true, true, true, true, false, false]);
    expect(queue.running).toBe(4);
  });

  it("schedules users in turns, so that one user's exports don't delay another's", () => {
    const { several, enter } = queueOf({ perInstance: 2 });
    const many = several(5, "ana");
    const one = enter("ben");
    const other = enter("cem");
    many[0]?.release();
    expect([many[2]?.isRunning, one.isRunning, other.isRunning]).toEqual([true, false, false]);
    many[1]?.release();
    expect([many[3]?.isRunning, one.isRunning, other.isRunning]).toEqual([false, true, false]);
    many[2]?.release();
    expect([many[3]?.isRunning, other.isRunning]).toEqual([false, true]);
  });

  it("lets other exports pass while a PDF waits for a thread", () => {
    const { enter } = queueOf();
    const drawn = enter("ana", true);
    const next = enter("ben", true);
    const text = enter("ben");
    expect(states([drawn, next, text])).toEqual([true, false, true]);
    drawn.release();
    expect(next.isRunning).toBe(true);
  });

  it("returns 429 above a user's queue limit, and still accepts others", () => {
    const { several, enter } = queueOf();
    several(6, "ana");
    expect(() => enter("ana")).toThrow(
      expect.objectContaining({
        status: 429,
        message: expect.stringMatching(/^You've reached the limit of 6 running and queued exports/),
        details: { retryAfter: 30 },
      }),
    );
    expect(enter("ben").isRunning).toBe(true);
  });

  it("returns 429 above the instance's queue limit", () => {
    const { several, enter } = queueOf();
    several(6, "ana");
    several(4, "ben");
    expect(() => enter("cem")).toThrow(
      expect.objectContaining({ status: 429, message: expect.stringContaining("queue is full") }),
    );
  });

  it("frees the slot of an export that is canceled while queued", async () => {
    const { several, enter, queue } = queueOf();
    const slots = several(6, "ana");
    const waiting = slots[2];
    waiting?.release();
    await expect(waiting?.started).rejects.toThrow("left the queue");
    expect(queue.waiting).toBe(3);
    expect(enter("ana").isRunning).toBe(false);
    slots[0]?.release();
    expect([waiting?.isRunning, slots[3]?.isRunning]).toEqual([false, true]);
  });

  it("frees a slot only once", () => {
    const { several, queue } = queueOf();
    const [first] = several(4, "ana");
    first?.release();
    first?.release();
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
  });

  it("is empty when all slots are released", () => {
    const { several, enter, queue } = queueOf();
    for (const slot of [...several(6, "ana"), enter("ben", true), enter("cem", true)]) slot.release();
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });
});
