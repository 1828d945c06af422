import type { FrameMessage } from "@portico/contract";

/** A token for a frame, and the one origin it may be told to. */
export interface FrameGrant {
  readonly token: string;
  readonly origin: string;
  /** When the token ends, ISO. */
  readonly expiresAt: string;
}

/** What a conversation with a frame is made of. */
export interface ConversationOptions {
  /** The origin the frame's page was configured with. */
  readonly origin: string;
  /** The window of the frame; null where there is none any more. */
  readonly frame: () => Pick<Window, "postMessage"> | null;
  readonly fetchGrant: () => Promise<FrameGrant>;
  /** What the frame is told, around the token. */
  readonly compose: (token: string) => FrameMessage;
  /** The frame was told, for the first time or again. */
  readonly onTokenSent: () => void;
  /** It could not be told, and was not before. */
  readonly onFailed: (error: unknown) => void;
}

/** What a page says: a message as the browser hands it over. */
export type ReceivedMessage = Pick<MessageEvent, "source" | "origin" | "data">;

/** A conversation under way. */
export interface Conversation {
  /** Takes what any window said; only a `ready` of the frame's own window, from its origin, is answered. */
  readonly receive: (message: ReceivedMessage) => void;
  /** Says no more. */
  readonly stop: () => void;
}

const second = 1000;
/** A token is replaced so long before it ends. */
const renewBefore = 60 * second;
/** A renewal that failed is tried again after so long, and no two follow each other faster. */
const retryDelay = 30 * second;

/**
 * Tells a frame who is signed in, once it says that it listens, and again before its token ends. A message goes to the
 * exact origin: a page of another origin that took the frame's place does not get it.
 */
export function startConversation(parts: ConversationOptions): Conversation {
  let isAsking = false;
  let isStopped = false;
  let wasSent = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const sendToken = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(renewal);
    try {
      const grant = await parts.fetchGrant();
      if (isStopped) return;
      if (grant.origin !== parts.origin) throw new WrongOriginError(parts.origin, grant.origin);
      parts.frame()?.postMessage(parts.compose(grant.token), grant.origin);
      wasSent = true;
      parts.onTokenSent();
      renewIn(Math.max(Date.parse(grant.expiresAt) - Date.now() - renewBefore, retryDelay));
    } catch (error) {
      if (isStopped) return;
      if (wasSent) renewIn(retryDelay);
      else parts.onFailed(error);
    } finally {
      isAsking = false;
    }
  };
  const renewIn = (milliseconds: number) => {
    renewal = setTimeout(() => void sendToken(), milliseconds);
  };
  return {
    receive: ({ source, origin, data }) => {
      const frame = parts.frame();
      if (isStopped || frame === null || source !== frame || origin !== parts.origin) return;
      if (isReady(data)) void sendToken();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(renewal);
    },
  };
}

/** The server named another origin than the one the frame was opened from, so nothing was told. */
export class WrongOriginError extends Error {
  override name = "WrongOriginError";

  constructor(opened: string, named: string) {
    super(
      `The page was opened from ${opened}, and its token is for ${named}: nothing was sent. Reload the page; if it happens again, correct the frame's address in the configuration.`,
    );
  }
}

function isReady(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "ready";
}
