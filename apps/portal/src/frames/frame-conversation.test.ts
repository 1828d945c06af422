import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FrameGrant, startConversation, WrongOriginError } from "./frame-conversation.ts";

const origin = "https://calls.example";
const now = Date.parse("2026-03-01T12:00:00Z");
const minute = 60_000;

const grant = (token: string, minutes = 10): FrameGrant => ({
  token,
  origin,
  expiresAt: new Date(Date.now() + minutes * minute).toISOString(),
});

function open(fetchGrant: () => Promise<FrameGrant> = async () => grant("t1")) {
  const frame = { postMessage: vi.fn() };
  const onTokenSent = vi.fn();
  const onFailed = vi.fn();
  const fetched = vi.fn(fetchGrant);
  const conversation = startConversation({
    origin,
    frame: () => frame,
    fetchGrant: fetched,
    createMessage: (token) => ({ type: "session", token }),
    onTokenSent,
    onFailed,
  });
  // The browser's type requires a full window; the code compares references only.
  const say = (from: object, as: string, data: unknown = { type: "ready" }) =>
    conversation.receive({ source: from as Window, origin: as, data });
  return { frame, conversation, fetched, onTokenSent, onFailed, say };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("startConversation", () => {
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => void vi.useRealTimers());

  it("sends the token to the exact origin once the frame is ready, and nothing before", async () => {
    const { frame, fetched, onTokenSent, say } = open();
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    say(frame, origin);
    await settle();
    expect(frame.postMessage.mock.calls).toEqual([[{ type: "session", token: "t1" }, origin]]);
    expect(onTokenSent).toHaveBeenCalledOnce();
  });

  it.each([
    ["another window of the same origin", {}, origin, { type: "ready" }],
    ["the frame, taken over by another origin", "frame", "https://evil.example", { type: "ready" }],
    ["a frame without an origin", "frame", "null", { type: "ready" }],
    ["an origin that only begins alike", "frame", `${origin}.evil.example`, { type: "ready" }],
    ["the frame, with something else", "frame", origin, { type: "token" }],
    ["the frame, with nothing", "frame", origin, null],
    ["the frame, with a text", "frame", origin, "ready"],
  ])("ignores %s", async (_who, from, as, data) => {
    const { frame, fetched, say } = open();
    say(from === "frame" ? frame : Object(from), as, data);
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    expect(frame.postMessage).not.toHaveBeenCalled();
  });

  it("sends nothing if the token is for another origin, and reports the error", async () => {
    const { frame, onFailed, say } = open(async () => ({ ...grant("t1"), origin: "https://else.example" }));
    say(frame, origin);
    await settle();
    expect(frame.postMessage).not.toHaveBeenCalled();
    expect(onFailed.mock.calls[0]?.[0]).toBeInstanceOf(WrongOriginError);
  });

  it("renews the token a minute before it expires", async () => {
    let count = 0;
    const { frame, say } = open(async () => {
      count += 1;
      return grant(`t${count}`);
    });
    say(frame, origin);
    await vi.advanceTimersByTimeAsync(9 * minute - 1);
    expect(count).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(frame.postMessage).toHaveBeenLastCalledWith({ type: "session", token: "t2" }, origin);
  });

  it("fetches one token if the frame sends 'ready' several times at once", async () => {
    const { frame, fetched, say } = open();
    for (let times = 0; times < 50; times += 1) say(frame, origin);
    await settle();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("waits before it renews a token that has already expired", async () => {
    const { frame, fetched, say } = open(async () => grant("t1", -5));
    say(frame, origin);
    await vi.advanceTimersByTimeAsync(minute);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it("reports a failure of the first token, but retries failed renewals silently", async () => {
    let isDown = true;
    const { frame, onFailed, onTokenSent, say } = open(async () => {
      if (isDown) throw new Error("away");
      return grant("t1");
    });
    say(frame, origin);
    await settle();
    expect(onFailed).toHaveBeenCalledOnce();
    isDown = false;
    say(frame, origin);
    await settle();
    isDown = true;
    await vi.advanceTimersByTimeAsync(9 * minute);
    isDown = false;
    await vi.advanceTimersByTimeAsync(minute);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(onTokenSent).toHaveBeenCalledTimes(2);
  });

  it("sends nothing after it is stopped, even if a token was being fetched", async () => {
    const { frame, conversation, say } = open();
    say(frame, origin);
    conversation.stop();
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(frame.postMessage).not.toHaveBeenCalled();
  });
});
