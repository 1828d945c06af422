import type { Frame, FrameMessage } from "@portico/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { fetchJson } from "../api/client.ts";
import { type FrameGrant, startConversation } from "./frame-conversation.ts";

/** Milliseconds in which a page should say that it listens. */
const patience = 20_000;

/** How far a page has come: it is silent where it has not said in time that it listens. */
export type FrameProgress =
  | { state: "waiting" | "tokenSent" | "silent" }
  | { state: "failed"; error: unknown };

/** Converses with the page in a frame for as long as the component is there. */
export function useFrameConversation(parts: {
  frame: Frame;
  origin: string;
  compose: (token: string) => FrameMessage;
}): { progress: FrameProgress; element: RefObject<HTMLIFrameElement | null> } {
  const { frame, origin, compose } = parts;
  const [progress, setProgress] = useState<FrameProgress>({ state: "waiting" });
  const element = useRef<HTMLIFrameElement>(null);
  const latest = useRef(compose);
  useEffect(() => {
    latest.current = compose;
  });
  useEffect(() => {
    const { receive: hear, stop } = startConversation({
      origin,
      frame: () => element.current?.contentWindow ?? null,
      fetchGrant: () => fetchGrant(frame, origin),
      compose: (token) => latest.current(token),
      onTokenSent: () => setProgress({ state: "tokenSent" }),
      onFailed: (error) => setProgress({ state: "failed", error }),
    });
    const silence = setTimeout(
      () => setProgress((now) => (now.state === "waiting" ? { state: "silent" } : now)),
      patience,
    );
    window.addEventListener("message", hear);
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(silence);
      stop();
    };
  }, [frame, origin]);
  return { progress, element };
}

/** A page of the portal's own is where the portal is, by whichever of its names that was opened. */
async function fetchGrant(frame: Frame, origin: string): Promise<FrameGrant> {
  const grant = await fetchJson("session.frameToken", { body: { frame } });
  return origin === window.location.origin ? { ...grant, origin } : grant;
}
