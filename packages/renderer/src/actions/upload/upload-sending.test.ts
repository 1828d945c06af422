import type { UploadProgress } from "@portico/ui/work-dialogs";
import { describe, expect, it } from "vitest";
import { testClient } from "../../client/client.fixtures.ts";
import type { FollowOptions, Job } from "../../client/job.ts";
import type { ScreenClient } from "../../client/screen-client.ts";
import type { RepeatableOptions } from "../../client/use-repeatable-request.ts";
import { sendUpload, type UploadOptions, UploadRejectedError } from "./upload-sending.ts";

const file = new File(["a,b\n1,2\n"], "may.csv", { type: "text/csv" });
const client = testClient();
const job: Job = {
  id: "00000000-0000-4000-8000-000000000001",
  state: "running",
  done: 1,
  total: 4,
  message: null,
  result: null,
};

function given(more: Partial<UploadOptions> = {}) {
  const reported: UploadProgress[] = [];
  const sent: RepeatableOptions[] = [];
  const cancelled: string[] = [];
  const stop = new AbortController();
  const sending: UploadOptions = {
    client,
    send: async (options) => {
      sent.push(options);
      options.onUpload?.(0.5);
      return Response.json({ jobId: job.id }, { status: 202 });
    },
    file,
    query: { fileName: file.name },
    partName: undefined,
    signal: stop.signal,
    onProgress: (progress) => reported.push(progress),
    onCancelFailed: () => {},
    onCancelled: () => {},
    onTooLate: () => {},
    jobs: {
      follow: async (_client: ScreenClient, _id: string, { onProgress }: FollowOptions = {}) => {
        onProgress?.(job);
        return { ...job, state: "done", done: 4, message: "Loaded.", result: { newRows: 1 } };
      },
      cancel: async (_client, id) => {
        cancelled.push(id);
      },
    },
    ...more,
  };
  return { sending, reported, sent, cancelled, stop };
}

describe("sendUpload", () => {
  it("sends the file as the body, and reports upload progress and then processing progress", async () => {
    const { sending, reported, sent } = given();
    expect(await sendUpload(sending)).toEqual({ message: "Loaded.", result: { newRows: 1 } });
    expect(sent[0]?.file).toBe(file);
    expect(sent[0]?.form).toBeUndefined();
    expect(reported).toEqual([
      { loaded: file.size / 2, total: file.size },
      { loaded: 1, total: 4, isProcessing: true },
    ]);
  });

  it("sends a multipart body if the endpoint declares an upload", async () => {
    const { sending, sent } = given({ partName: "doc" });
    await sendUpload(sending);
    expect(sent[0]?.form?.get("doc")).toBeInstanceOf(File);
    expect(sent[0]?.file).toBeUndefined();
  });

  it.each(["failed", "cancelled"] as const)("throws the job's message if the job ended %s", async (state) => {
    const { sending } = given();
    const jobs = {
      follow: async () => ({ ...job, state, message: "2 lines are wrong.", result: { refusedRows: 2 } }),
      cancel: async () => {},
    };
    const error: unknown = await sendUpload({ ...sending, jobs }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UploadRejectedError);
    expect(error).toMatchObject({ message: "2 lines are wrong.", result: { refusedRows: 2 } });
  });

  it("cancels the job if it is aborted while the server processes the file", async () => {
    const { sending, cancelled, stop } = given();
    const follow = async (
      _client: ScreenClient,
      _id: string,
      { signal }: FollowOptions = {},
    ): Promise<Job> => {
      stop.abort();
      signal?.throwIfAborted();
      return job;
    };
    const cancel = async (_client: ScreenClient, id: string) => {
      cancelled.push(id);
    };
    await expect(sendUpload({ ...sending, jobs: { follow, cancel } })).rejects.toThrow();
    expect(cancelled).toEqual([job.id]);
  });

  it.each([
    ["what it left behind if it was canceled", "cancelled", "onCancelled"],
    ["if it was too late to cancel", "done", "onTooLate"],
  ] as const)("reports %s", async (_what, state, callback) => {
    const reported: (string | null)[] = [];
    const { sending, stop } = given({ [callback]: (message: string | null) => reported.push(message) });
    const follow = async (
      _client: ScreenClient,
      _id: string,
      { signal }: FollowOptions = {},
    ): Promise<Job> => {
      if (!signal) return { ...job, state, message: "312 policies loaded." };
      stop.abort();
      throw signal.reason;
    };
    await expect(sendUpload({ ...sending, jobs: { follow, cancel: async () => {} } })).rejects.toThrow();
    expect(reported).toEqual(["312 policies loaded."]);
  });

  it("returns the response if no job was started", async () => {
    const { sending } = given({ send: async () => Response.json({ loaded: 3 }) });
    expect(await sendUpload(sending)).toEqual({ message: null, result: { loaded: 3 } });
  });
});
