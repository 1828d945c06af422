import type { SessionUser } from "./token.ts";

/** Why a session ended. Only `logout` was the user's choice. */
export type EndReason = "logout" | "expired" | "revoked" | "inactivity";

/** A session that ended with unsaved changes. Its page is hidden until the same user signs in again. */
export interface Interruption {
  readonly user: SessionUser;
  readonly reason: EndReason;
}

/** The session state of this tab. */
export interface SessionState {
  readonly token: string | null;
  readonly user: SessionUser | undefined;
  readonly interruption: Interruption | undefined;
  /** Incremented with each session. A resumed session keeps its number, and with it its pages and data. */
  readonly sessionNumber: number;
  /** Why the last session ended, if there is no session. */
  readonly endedBy: EndReason | undefined;
}

/** The session data in browser storage. */
export interface StorageSnapshot {
  readonly token: string | null;
  readonly user: SessionUser | undefined;
  readonly reason: EndReason;
  /** Whether the page has unsaved changes. */
  readonly isUnsaved: boolean;
}

/** The initial state: no one has signed in. */
export const noSession: SessionState = {
  token: null,
  user: undefined,
  interruption: undefined,
  sessionNumber: 0,
  endedBy: undefined,
};

/** Returns the state for the current data in browser storage. */
export function nextState(
  before: SessionState,
  { token, user, reason, isUnsaved }: StorageSnapshot,
): SessionState {
  const last = before.user ?? before.interruption?.user;
  if (user) {
    const isSamePerson = last?.emailaddress === user.emailaddress;
    return {
      ...noSession,
      token,
      user,
      sessionNumber: isSamePerson ? before.sessionNumber : before.sessionNumber + 1,
    };
  }
  if (!before.user) return { ...before, token: null };
  if (reason !== "logout" && isUnsaved) {
    return { ...noSession, interruption: { user: before.user, reason }, sessionNumber: before.sessionNumber };
  }
  return { ...noSession, sessionNumber: before.sessionNumber + 1, endedBy: reason };
}

/** Returns the state after the hidden page was abandoned. */
export function abandon(before: SessionState): SessionState {
  const { interruption } = before;
  return interruption
    ? { ...noSession, sessionNumber: before.sessionNumber + 1, endedBy: interruption.reason }
    : before;
}

const reasons: readonly string[] = ["logout", "expired", "revoked", "inactivity"] satisfies EndReason[];

/** Reads the stored reason. If a token was removed without a reason, it was revoked. */
export function readReason(text: string | null): EndReason {
  return isReason(text) ? text : "revoked";
}

function isReason(text: string | null): text is EndReason {
  return text !== null && reasons.includes(text);
}
