import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testClient } from "./client.fixtures.ts";
import { followJob, type Job, startedJobOf } from "./job.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const client = testClient();
const id = "7d6a2f8e-1111-4a6e-9b1a-1d7a5c3e0001";
const job = (state: Job["state"], done: number): Job => ({
  id,
  state,
  done,
  total: 3,
  message: null,
  result: null,
});

/** Returns or throws the given results one after the other. */
function respondWith(...results: readonly (Job | Error)[]) {
  const left = [...results];
  return vi.fn(async () => {
    const next = left.shift();
    if (!next || next instanceof Error) throw next ?? new Error("Looked once too often.");
    return next;
  });
}

describe("followJob", () => {
  it("polls the job until it ends, and reports progress after each poll", async () => {
    const onProgress = vi.fn();
    const poll = respondWith(job("queued", 0), job("running", 2), job("done", 3));
    const end = followJob(client, id, { poll, onProgress });
    await vi.runAllTimersAsync();
    await expect(end).resolves.toMatchObject({ state: "done" });
    expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([0, 2, 3]);
  });

  it("continues to poll while the connection is lost", async () => {
    const lost = new TypeError("Failed to fetch");
    const end = followJob(client, id, { poll: respondWith(lost, lost, job("failed", 1)) });
    await vi.runAllTimersAsync();
    await expect(end).resolves.toMatchObject({ state: "failed" });
  });

  it("fails after 30 seconds without a successful poll", async () => {
    const poll = vi.fn(async () => {
      throw new TypeError("Failed to fetch");
    });
    const end = followJob(client, id, { poll });
    const refused = expect(end).rejects.toThrow("Failed to fetch");
    await vi.runAllTimersAsync();
    await refused;
    expect(poll).toHaveBeenCalledTimes(21);
  });

  it("stops polling when the signal is aborted", async () => {
    const leave = new AbortController();
    const poll = respondWith(job("running", 1), job("running", 2));
    const end = followJob(client, id, { poll, signal: leave.signal });
    const refused = expect(end).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(10);
    leave.abort();
    await refused;
    await vi.runAllTimersAsync();
    expect(poll).toHaveBeenCalledTimes(1);
  });
});

describe("startedJobOf", () => {
  it("returns the job of a 202 response only", async () => {
    expect(await startedJobOf(Response.json({ jobId: id }, { status: 202 }))).toBe(id);
    expect(await startedJobOf(Response.json({ jobId: id }))).toBeUndefined();
    expect(await startedJobOf(new Response(null, { status: 204 }))).toBeUndefined();
  });
});
