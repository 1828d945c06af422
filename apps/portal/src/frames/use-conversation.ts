import type { Frame, FrameMessage } from "@portico/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fetchJson } from "../api/client.ts";
import { type FrameGrant, startConversation } from "./frame-conversation.ts";

/** How long the page has to send `ready` before a notice is shown, in milliseconds. */
const readyTimeout = 20_000;

/** The state of the connection to the embedded page. `silent` means that the page has not sent `ready` in time. */
export type FrameProgress =
  | { state: "waiting" | "tokenSent" | "silent" }
  | { state: "failed"; error: unknown };

/** Exchanges messages with the embedded page while the component is mounted. */
export function useFrameConversation(options: {
  frame: Frame;
  origin: string;
  createMessage: (token: string) => FrameMessage;
}): { progress: FrameProgress; element: RefObject<HTMLIFrameElement | null> } {
  const { frame, origin, createMessage } = options;
  const [progress, setProgress] = useState<FrameProgress>({ state: "waiting" });
  const element = useRef<HTMLIFrameElement>(null);
  const latest = useRef(createMessage);
  useEffect(() => {
    latest.current = createMessage;
  });
  useEffect(() => {
    const { receive, stop } = startConversation({
      origin,
      frame: () => element.current?.contentWindow ?? null,
      fetchGrant: () => fetchGrant(frame, origin),
      createMessage: (token) => latest.current(token),
      onTokenSent: () => setProgress({ state: "tokenSent" }),
      onFailed: (error) => setProgress({ state: "failed", error }),
    });
    const timer = setTimeout(
      () => setProgress((now) => (now.state === "waiting" ? { state: "silent" } : now)),
      readyTimeout,
    );
    window.addEventListener("message", receive);
    return () => {
      window.removeEventListener("message", receive);
      clearTimeout(timer);
      stop();
    };
  }, [frame, origin]);
  return { progress, element };
}

/**
 * If the frame shows a page of the portal, the token may be sent to the portal's current origin, which may be an
 * alias.
 */
async function fetchGrant(frame: Frame, origin: string): Promise<FrameGrant> {
  const grant = await fetchJson("session.frameToken", { body: { frame } });
  return origin === window.location.origin ? { ...grant, origin } : grant;
}
