import { describe, expect, it } from "vitest";
import { HttpError, send, TimeoutError } from "./http.ts";

const url = "https://portal.invalid/identity/forgot/ana@x.test";
const answering = (response: Response) => ({ sendBy: async () => response });
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Never answers, and gives up as `fetch` does. */
const neverAnswering: typeof fetch = (input) =>
  new Promise((_resolve, reject) => {
    const { signal } = new Request(input);
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

describe("a request", () => {
  it("is sent with its method, headers and body, and answered as it is", async () => {
    const sent: Request[] = [];
    const answer = Response.json("done");
    const response = await send(url, {
      method: "POST",
      headers: { accept: "text/plain" },
      body: "typed",
      sendBy: async (request) => {
        sent.push(new Request(request));
        return answer;
      },
    });
    expect(response).toBe(answer);
    expect(sent[0]).toMatchObject({ url, method: "POST" });
    expect(sent[0]?.headers.get("accept")).toBe("text/plain");
    expect(await sent[0]?.text()).toBe("typed");
  });

  it.each([
    ["JSON", Response.json({ message: "No." }, { status: 422 }), { message: "No." }],
    ["text", new Response("Short and stout", { status: 418 }), "Short and stout"],
    ["nothing", new Response("", { status: 500 }), undefined],
    [
      "broken JSON",
      new Response("{", { status: 500, headers: { "content-type": "application/json" } }),
      undefined,
    ],
  ])("that is refused with %s throws it, without the address", async (_what, answer, data) => {
    const error = await failure(send(url, answering(answer)));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ data, response: { status: answer.status } });
    expect(String(error)).not.toContain("ana");
  });

  it("that nobody answers in time says so", async () => {
    const error = await failure(send(url, { sendBy: neverAnswering, timeout: 1 }));
    expect(error).toBeInstanceOf(TimeoutError);
  });

  it("ends for its caller's reason, before and after the answer has begun", async () => {
    const reason = new Error("gone");
    const early = AbortSignal.abort(reason);
    const { sendBy } = answering(Response.json(null));
    expect(await failure(send(url, { sendBy: neverAnswering, signal: early }))).toBe(reason);

    const caller = new AbortController();
    let seen: AbortSignal | undefined;
    await send(url, {
      signal: caller.signal,
      timeout: 60_000,
      sendBy: (request) => {
        seen = new Request(request).signal;
        return sendBy();
      },
    });
    caller.abort(reason);
    expect(seen?.reason).toBe(reason);
  });

  it("that is lost on its way throws what fetch throws", async () => {
    const lost = new TypeError("Failed to fetch");
    expect(await failure(send(url, { sendBy: () => Promise.reject(lost) }))).toBe(lost);
  });
});
