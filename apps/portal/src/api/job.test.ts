import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followJob, type Job, startedJobOf } from "./job.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const id = "7d6a2f8e-1111-4a6e-9b1a-1d7a5c3e0001";
const job = (state: Job["state"], done: number): Job => ({
  id,
  kind: "test",
  state,
  done,
  total: 3,
  message: null,
  result: null,
});

/** Looks that find one after the other; an error is thrown. */
function finding(...found: readonly (Job | Error)[]) {
  const left = [...found];
  return vi.fn(async () => {
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new Error("Looked once too often.");
    return next;
  });
}

describe("a job that is followed", () => {
  it("is polled until it ends, and reports its progress after each poll", async () => {
    const onProgress = vi.fn();
    const look = finding(job("queued", 0), job("running", 2), job("done", 3));
    const end = followJob(id, { look, onProgress });
    await vi.runAllTimersAsync();
    await expect(end).resolves.toMatchObject({ state: "done" });
    expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([0, 2, 3]);
  });

  it("is waited for while the connection is lost", async () => {
    const lost = new TypeError("Failed to fetch");
    const end = followJob(id, { look: finding(lost, lost, job("failed", 1)) });
    await vi.runAllTimersAsync();
    await expect(end).resolves.toMatchObject({ state: "failed" });
  });

  it("is given up after half a minute without a look that came through", async () => {
    const look = vi.fn(async () => {
      throw new TypeError("Failed to fetch");
    });
    const end = followJob(id, { look });
    const refused = expect(end).rejects.toThrow("Failed to fetch");
    await vi.runAllTimersAsync();
    await refused;
    expect(look).toHaveBeenCalledTimes(21);
  });

  it("is looked at no more once the page is left", async () => {
    const leave = new AbortController();
    const look = finding(job("running", 1), job("running", 2));
    const end = followJob(id, { look, signal: leave.signal });
    const refused = expect(end).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10);
    leave.abort();
    await refused;
    await vi.runAllTimersAsync();
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe("the job that an answer began", () => {
  it("is named by a 202 alone", async () => {
    expect(await startedJobOf(Response.json({ jobId: id }, { status: 202 }))).toBe(id);
    expect(await startedJobOf(Response.json({ jobId: id }))).toBeUndefined();
    expect(await startedJobOf(new Response(null, { status: 204 }))).toBeUndefined();
  });
});
