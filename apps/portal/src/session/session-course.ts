import type { SessionUser } from "./token.ts";

/** Why a session is no more. Only `logout` is what its person wanted. */
export type EndReason = "logout" | "expired" | "revoked" | "inactivity";

/** A session that ended while something was not saved: its page waits for the same person. */
export interface Interruption {
  readonly user: SessionUser;
  readonly reason: EndReason;
}

/** The sessions of this tab, one after the other. */
export interface Course {
  readonly token: string | null;
  readonly user: SessionUser | undefined;
  readonly interruption: Interruption | undefined;
  /** Counts sessions; one that is resumed is the same, and keeps its pages and what they fetched. */
  readonly turn: number;
  /** How the last one ended, while there is none. */
  readonly endedBy: EndReason | undefined;
}

/** What browser storage holds now, and what it means to the page shown. */
export interface Finding {
  readonly token: string | null;
  readonly user: SessionUser | undefined;
  readonly reason: EndReason;
  /** Something entered would be lost with the page. */
  readonly isUnsaved: boolean;
}

/** The beginning: nobody has signed in yet. */
export const noSession: Course = {
  token: null,
  user: undefined,
  interruption: undefined,
  turn: 0,
  endedBy: undefined,
};

/** The course after what was found in browser storage. */
export function follow(before: Course, { token, user, reason, isUnsaved }: Finding): Course {
  const last = before.user ?? before.interruption?.user;
  if (user) {
    const isSamePerson = last?.emailaddress === user.emailaddress;
    return { ...noSession, token, user, turn: isSamePerson ? before.turn : before.turn + 1 };
  }
  if (!before.user) return { ...before, token: null };
  if (reason !== "logout" && isUnsaved) {
    return { ...noSession, interruption: { user: before.user, reason }, turn: before.turn };
  }
  return { ...noSession, turn: before.turn + 1, endedBy: reason };
}

/** The course after the page that waited is given up. */
export function giveUp(before: Course): Course {
  const { interruption } = before;
  return interruption ? { ...noSession, turn: before.turn + 1, endedBy: interruption.reason } : before;
}

const reasons: readonly string[] = ["logout", "expired", "revoked", "inactivity"] satisfies EndReason[];

/** A reason as it was written down; a token that went without one was taken away. */
export function readReason(text: string | null): EndReason {
  return isReason(text) ? text : "revoked";
}

function isReason(text: string | null): text is EndReason {
  return text !== null && reasons.includes(text);
}
