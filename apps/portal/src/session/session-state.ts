import type { SessionUser } from "./token.ts";

/** Why a session is no more. Only `logout` is what its person wanted. */
export type EndReason = "logout" | "expired" | "revoked" | "inactivity";

/** A session that ended while something was not saved: its page waits for the same person. */
export interface Interruption {
  readonly user: SessionUser;
  readonly reason: EndReason;
}

/** The sessions of this tab, one after the other. */
export interface SessionState {
  readonly token: string | null;
  readonly user: SessionUser | undefined;
  readonly interruption: Interruption | undefined;
  /** Counts sessions; one that is resumed is the same, and keeps its pages and what they fetched. */
  readonly sessionNumber: number;
  /** How the last one ended, while there is none. */
  readonly endedBy: EndReason | undefined;
}

/** What browser storage holds now, and what it means to the page shown. */
export interface StorageSnapshot {
  readonly token: string | null;
  readonly user: SessionUser | undefined;
  readonly reason: EndReason;
  /** Something entered would be lost with the page. */
  readonly isUnsaved: boolean;
}

/** The beginning: nobody has signed in yet. */
export const noSession: SessionState = {
  token: null,
  user: undefined,
  interruption: undefined,
  sessionNumber: 0,
  endedBy: undefined,
};

/** The course after what was found in browser storage. */
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

/** The course after the page that waited is given up. */
export function abandon(before: SessionState): SessionState {
  const { interruption } = before;
  return interruption
    ? { ...noSession, sessionNumber: before.sessionNumber + 1, endedBy: interruption.reason }
    : before;
}

const reasons: readonly string[] = ["logout", "expired", "revoked", "inactivity"] satisfies EndReason[];

/** A reason as it was written down; a token that went without one was taken away. */
export function readReason(text: string | null): EndReason {
  return isReason(text) ? text : "revoked";
}

function isReason(text: string | null): text is EndReason {
  return text !== null && reasons.includes(text);
}
