import type { FrameMessage } from "@portico/contract";

/** A token for an embedded page, and the only origin that it may be sent to. */
export interface FrameGrant {
  readonly token: string;
  readonly origin: string;
  /** When the token expires, in ISO 8601. */
  readonly expiresAt: string;
}

/** Options of `startConversation`. */
export interface ConversationOptions {
  /** The origin of the URL that the frame was opened with. */
  readonly origin: string;
  /** Returns the frame's window, or null after the frame was removed. */
  readonly frame: () => Pick<Window, "postMessage"> | null;
  readonly fetchGrant: () => Promise<FrameGrant>;
  /** Creates the message with the token. */
  readonly createMessage: (token: string) => FrameMessage;
  /** Called each time the token was sent, including renewals. */
  readonly onTokenSent: () => void;
  /** Called if the first token can't be fetched or sent. */
  readonly onFailed: (error: unknown) => void;
}

/** The properties of a browser `MessageEvent` that are used. */
export type ReceivedMessage = Pick<MessageEvent, "source" | "origin" | "data">;

/** The message exchange with an embedded page. */
export interface Conversation {
  /** Handles a message from any window. Ignores all except `ready` from the frame's window and origin. */
  readonly receive: (message: ReceivedMessage) => void;
  /** Stops sending messages. */
  readonly stop: () => void;
}

const second = 1000;
/** Tokens are renewed this long before they expire. */
const renewBefore = 60 * second;
/** Delay before a failed renewal is retried, and the minimum delay between renewals. */
const retryDelay = 30 * second;

/**
 * Sends a token to an embedded page when the page is ready, and a new one before it expires. Messages are addressed
 * to the exact origin, so that another page in the same frame doesn't receive them.
 */
export function startConversation(options: ConversationOptions): Conversation {
  let isFetching = false;
  let isStopped = false;
  let wasSent = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const sendToken = async () => {
    if (isFetching) return;
    isFetching = true;
    clearTimeout(renewal);
    try {
      const grant = await options.fetchGrant();
      if (isStopped) return;
      if (grant.origin !== options.origin) throw new WrongOriginError(options.origin, grant.origin);
      options.frame()?.postMessage(options.createMessage(grant.token), grant.origin);
      wasSent = true;
      options.onTokenSent();
      renewIn(Math.max(Date.parse(grant.expiresAt) - Date.now() - renewBefore, retryDelay));
    } catch (error) {
      if (isStopped) return;
      if (wasSent) renewIn(retryDelay);
      else options.onFailed(error);
    } finally {
      isFetching = false;
    }
  };
  const renewIn = (milliseconds: number) => {
    renewal = setTimeout(() => void sendToken(), milliseconds);
  };
  return {
    receive: ({ source, origin, data }) => {
      const frame = options.frame();
      if (isStopped || frame === null || source !== frame || origin !== options.origin) return;
      if (isReady(data)) void sendToken();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(renewal);
    },
  };
}

/** Thrown if the server issued the token for a different origin than the frame's. */
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
