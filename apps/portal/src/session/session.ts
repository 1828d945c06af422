import { useSyncExternalStore } from "react";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";
import { isLongGone, writeActivity } from "./last-activity.ts";
import {
  type Course,
  type EndReason,
  follow,
  giveUp,
  type Interruption,
  noSession,
  readReason,
} from "./session-course.ts";
import { applicationKey } from "./stored-application.ts";
import { readClaims, type SessionUser } from "./token.ts";

const tokenKey = "portico.token";
const reasonKey = "portico.session-ended";

const listeners = new Set<() => void>();
let course: Course = noSession;
let isFirstLook = true;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The token of the session, or undefined where nobody is signed in. */
export function readToken(): string | undefined {
  return look().token ?? undefined;
}

/** Whose pages are shown: who is signed in, or who is to sign in again. */
export function readUser(): SessionUser | undefined {
  const { user, interruption } = look();
  return user ?? interruption?.user;
}

/** The session that ended while something was not saved, until its person is back. */
export function readInterruption(): Interruption | undefined {
  return look().interruption;
}

/** How the last session ended, while there is none. */
export function readEndReason(): EndReason | undefined {
  return look().endedBy;
}

/** Takes a token as this browser's session; every tab follows. */
export function beginSession(token: string) {
  localStorage.removeItem(reasonKey);
  writeActivity();
  localStorage.setItem(tokenKey, token);
  look();
}

/** Forgets the session in this browser; every tab follows. */
export function endSession(reason: EndReason) {
  if (localStorage.getItem(tokenKey) === null) return;
  forget(reason);
  look();
}

/** Gives up the page that waits for its person. */
export function abandonPage() {
  move(giveUp(look()));
}

/**
 * Waits until whoever was interrupted has signed in again.
 * @returns whether they have; false where the page was given up, or the signal aborted
 */
export function whenResumed(signal?: AbortSignal): Promise<boolean> {
  const { turn } = look();
  const isWaiting = () => course.interruption !== undefined && !signal?.aborted;
  return new Promise((resolve) => {
    const check = () => {
      if (isWaiting()) return;
      listeners.delete(check);
      signal?.removeEventListener("abort", check);
      resolve(course.turn === turn && course.user !== undefined);
    };
    listeners.add(check);
    signal?.addEventListener("abort", check);
    check();
  });
}

/** Whose pages are shown, followed through sign-in and sign-out in any tab. */
export function useSession(): SessionUser | undefined {
  return useSyncExternalStore(subscribe, readUser);
}

/** Which session of this tab it is, counted; the same for one that is resumed. */
export function useSessionTurn(): number {
  return useSyncExternalStore(subscribe, () => look().turn);
}

/** The interruption, followed like `useSession`. */
export function useInterruption(): Interruption | undefined {
  return useSyncExternalStore(subscribe, readInterruption);
}

/** The reason, followed like `useSession`. */
export function useEndReason(): EndReason | undefined {
  return useSyncExternalStore(subscribe, readEndReason);
}

/** Looks at browser storage, which other tabs write too. */
function look(): Course {
  const token = localStorage.getItem(tokenKey);
  if (isFirstLook && token === null) course = afterEnd(localStorage.getItem(reasonKey));
  if (token === course.token && !isOver(course.user)) {
    isFirstLook = false;
    return course;
  }
  const user = token === null ? undefined : readClaims(token);
  if (token !== null && (!user || isOver(user))) forget("expired");
  else if (user && isFirstLook && isLongGone()) forget("inactivity");
  isFirstLook = false;
  const isThere = localStorage.getItem(tokenKey) !== null;
  const reason = readReason(localStorage.getItem(reasonKey));
  // It ends as this page opens: the page is told of it as one that saw it.
  if (user && !isThere && course === noSession) course = { ...noSession, user };
  move(
    follow(course, {
      token: isThere ? token : null,
      user: isThere ? user : undefined,
      reason,
      isUnsaved: hasUnsavedChanges(),
    }),
  );
  return course;
}

/** A page opened after a session's end is told of it as a page that saw it. */
function afterEnd(reason: string | null): Course {
  return reason === null ? noSession : { ...noSession, endedBy: readReason(reason) };
}

function isOver(user: SessionUser | undefined): boolean {
  return user !== undefined && user.expiresAt <= Date.now();
}

function forget(reason: EndReason) {
  localStorage.setItem(reasonKey, reason);
  localStorage.removeItem(applicationKey);
  localStorage.removeItem(tokenKey);
}

function move(next: Course) {
  course = next;
  endAtExpiry();
  // Not at once: it may be found out while a page is drawn.
  queueMicrotask(tell);
}

/** The longest a timer waits; a token that lasts longer is looked at again then. */
const longestTimer = 2 ** 31 - 1;

/** A session ends by itself when its token does. */
function endAtExpiry() {
  clearTimeout(expiry);
  if (!course.user) return;
  const left = course.user.expiresAt - Date.now();
  expiry = setTimeout(() => (left > longestTimer ? endAtExpiry() : look()), Math.min(left, longestTimer));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function tell() {
  for (const listener of listeners) listener();
}
