import { useSyncExternalStore } from "react";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";
import { isIdleTooLong, resetActivity } from "./last-activity.ts";
import {
  abandon,
  type EndReason,
  type Interruption,
  nextState,
  noSession,
  readReason,
  type SessionState,
} from "./session-state.ts";
import { applicationKey } from "./stored-application.ts";
import { readClaims, type SessionUser } from "./token.ts";

const tokenKey = "portico.token";
const reasonKey = "portico.session-ended";

const listeners = new Set<() => void>();
let state: SessionState = noSession;
let isFirstRead = true;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The token of the session; undefined if nobody is signed in. */
export function readToken(): string | undefined {
  return readState().token ?? undefined;
}

/** The user whose pages are shown: signed in, or about to sign in again. */
export function readUser(): SessionUser | undefined {
  const { user, interruption } = readState();
  return user ?? interruption?.user;
}

/** The session that ended with unsaved changes, until its user signs in again. */
export function readInterruption(): Interruption | undefined {
  return readState().interruption;
}

/** How the last session ended, if there is none now. */
export function readEndReason(): EndReason | undefined {
  return readState().endedBy;
}

/** Stores a token as this browser's session. Every tab follows. */
export function beginSession(token: string) {
  localStorage.removeItem(reasonKey);
  resetActivity();
  localStorage.setItem(tokenKey, token);
  readState();
}

/** Ends the session in this browser. Every tab follows. */
export function endSession(reason: EndReason) {
  if (localStorage.getItem(tokenKey) === null) return;
  clearSession(reason);
  readState();
}

/** Abandons the page that waits for its user. */
export function abandonPage() {
  setState(abandon(readState()));
}

/**
 * Waits until the interrupted user has signed in again.
 * @returns whether that happened; false if the page was closed, or the signal aborted
 */
export function whenResumed(signal?: AbortSignal): Promise<boolean> {
  const { sessionNumber: turn } = readState();
  const isWaiting = () => state.interruption !== undefined && !signal?.aborted;
  return new Promise((resolve) => {
    const check = () => {
      if (isWaiting()) return;
      listeners.delete(check);
      signal?.removeEventListener("abort", check);
      resolve(state.sessionNumber === turn && state.user !== undefined);
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

/** The number of the session in this tab; a resumed session keeps its number. */
export function useSessionNumber(): number {
  return useSyncExternalStore(subscribe, () => readState().sessionNumber);
}

/** The interruption, followed like `useSession`. */
export function useInterruption(): Interruption | undefined {
  return useSyncExternalStore(subscribe, readInterruption);
}

/** The reason, followed like `useSession`. */
export function useEndReason(): EndReason | undefined {
  return useSyncExternalStore(subscribe, readEndReason);
}

/** Reads browser storage, which other tabs write too. */
function readState(): SessionState {
  const token = localStorage.getItem(tokenKey);
  if (isFirstRead && token === null) state = stateAfterEnd(localStorage.getItem(reasonKey));
  if (token === state.token && !isExpired(state.user)) {
    isFirstRead = false;
    return state;
  }
  const user = token === null ? undefined : readClaims(token);
  if (token !== null && (!user || isExpired(user))) clearSession("expired");
  else if (user && isFirstRead && isIdleTooLong()) clearSession("inactivity");
  isFirstRead = false;
  const isThere = localStorage.getItem(tokenKey) !== null;
  const reason = readReason(localStorage.getItem(reasonKey));
  // The session ends as this page opens: handle it like a page that was open.
  if (user && !isThere && state === noSession) state = { ...noSession, user };
  setState(
    nextState(state, {
      token: isThere ? token : null,
      user: isThere ? user : undefined,
      reason,
      isUnsaved: hasUnsavedChanges(),
    }),
  );
  return state;
}

/** Handles a session that ended shortly before this page opened like one that ends now. */
function stateAfterEnd(reason: string | null): SessionState {
  return reason === null ? noSession : { ...noSession, endedBy: readReason(reason) };
}

function isExpired(user: SessionUser | undefined): boolean {
  return user !== undefined && user.expiresAt <= Date.now();
}

function clearSession(reason: EndReason) {
  localStorage.setItem(reasonKey, reason);
  localStorage.removeItem(applicationKey);
  localStorage.removeItem(tokenKey);
}

function setState(next: SessionState) {
  state = next;
  endAtExpiry();
  // Not synchronously, because a render may detect it.
  queueMicrotask(notifyListeners);
}

/** The longest a timer waits; a token that lasts longer is looked at again then. */
const longestTimer = 2 ** 31 - 1;

/** A session ends by itself when its token does. */
function endAtExpiry() {
  clearTimeout(expiry);
  if (!state.user) return;
  const left = state.user.expiresAt - Date.now();
  expiry = setTimeout(
    () => (left > longestTimer ? endAtExpiry() : readState()),
    Math.min(left, longestTimer),
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
