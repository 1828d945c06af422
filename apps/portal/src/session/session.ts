import type { Rights } from "@portico/contract";
import { hasUnsavedChanges } from "@portico/renderer/unsaved";
import { useSyncExternalStore } from "react";
import { isIdleTooLong, resetActivity } from "./last-activity.ts";
import { recentPagesKey } from "./recent-pages-key.ts";
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
import { isSameRights, readRights, rightsKey } from "./stored-rights.ts";
import { readClaims, type SessionUser } from "./token.ts";

const tokenKey = "portico.token";
const reasonKey = "portico.session-ended";

const listeners = new Set<() => void>();
let state: SessionState = noSession;
let isFirstRead = true;
let lastStoredRights: string | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Returns the session's token, or undefined if nobody is signed in. */
export function readToken(): string | undefined {
  return readState().token ?? undefined;
}

/** Returns the user whose pages are shown. They may have to sign in again. */
export function readUser(): SessionUser | undefined {
  const { user, interruption } = readState();
  return user ?? interruption?.user;
}

/** Returns the session that ended with unsaved changes, until its user signs in again. */
export function readInterruption(): Interruption | undefined {
  return readState().interruption;
}

/** Returns why the last session ended, if there is no session. */
export function readEndReason(): EndReason | undefined {
  return readState().endedBy;
}

/** Stores a token as the session of this browser. Other tabs update, too. */
export function beginSession(token: string) {
  for (const key of [reasonKey, rightsKey]) localStorage.removeItem(key);
  resetActivity();
  localStorage.setItem(tokenKey, token);
  readState();
}

/** Applies the user's current roles and claims, which can change during the session. Other tabs update, too. */
export function updateRights(rights: Rights) {
  const { user } = readState();
  if (!user || isSameRights(user, rights)) return;
  localStorage.setItem(rightsKey, JSON.stringify({ roles: rights.roles, claims: rights.claims }));
  readState();
}

/** Ends the session in this browser. Other tabs update, too. */
export function endSession(reason: EndReason) {
  if (localStorage.getItem(tokenKey) === null) return;
  clearSession(reason);
  readState();
}

/** Abandons the hidden page with unsaved changes. */
export function abandonPage() {
  setState(abandon(readState()));
}

/**
 * Waits until the user of the interrupted session has signed in again.
 * @returns true if they have; false if the page was abandoned, a different user signed in, or the signal was aborted
 */
export function whenResumed(signal?: AbortSignal): Promise<boolean> {
  const { sessionNumber: numberAtStart } = readState();
  const isWaiting = () => state.interruption !== undefined && !signal?.aborted;
  return new Promise((resolve) => {
    const check = () => {
      if (isWaiting()) return;
      listeners.delete(check);
      signal?.removeEventListener("abort", check);
      resolve(state.sessionNumber === numberAtStart && state.user !== undefined);
    };
    listeners.add(check);
    signal?.addEventListener("abort", check);
    check();
  });
}

/** `readUser` as a hook. */
export function useSession(): SessionUser | undefined {
  return useSyncExternalStore(subscribe, readUser);
}

/** The number of the session; a resumed session keeps its number. */
export function useSessionNumber(): number {
  return useSyncExternalStore(subscribe, () => readState().sessionNumber);
}

/** `readInterruption` as a hook. */
export function useInterruption(): Interruption | undefined {
  return useSyncExternalStore(subscribe, readInterruption);
}

/** `readEndReason` as a hook. */
export function useEndReason(): EndReason | undefined {
  return useSyncExternalStore(subscribe, readEndReason);
}

/** Reads browser storage, which other tabs also write to. */
function readState(): SessionState {
  const token = localStorage.getItem(tokenKey);
  if (isFirstRead && token === null) state = stateAfterEnd(localStorage.getItem(reasonKey));
  const storedRights = localStorage.getItem(rightsKey);
  if (token === state.token && storedRights === lastStoredRights && !isExpired(state.user)) {
    isFirstRead = false;
    return state;
  }
  lastStoredRights = storedRights;
  const claims = token === null ? undefined : readClaims(token);
  const user = claims && { ...claims, ...readRights(storedRights) };
  if (token !== null && (!user || isExpired(user))) clearSession("expired");
  else if (user && isFirstRead && isIdleTooLong()) clearSession("inactivity");
  isFirstRead = false;
  const hasToken = localStorage.getItem(tokenKey) !== null;
  const reason = readReason(localStorage.getItem(reasonKey));
  // The token turned out to be expired or idle while the page opens. Handle it like the end of an open session.
  if (user && !hasToken && state === noSession) state = { ...noSession, user };
  setState(
    nextState(state, {
      token: hasToken ? token : null,
      user: hasToken ? user : undefined,
      reason,
      isUnsaved: hasUnsavedChanges(),
    }),
  );
  return state;
}

/** Handles a session that ended shortly before the page opened like one that ends now. */
function stateAfterEnd(reason: string | null): SessionState {
  return reason === null ? noSession : { ...noSession, endedBy: readReason(reason) };
}

function isExpired(user: SessionUser | undefined): boolean {
  return user !== undefined && user.expiresAt <= Date.now();
}

function clearSession(reason: EndReason) {
  localStorage.setItem(reasonKey, reason);
  for (const key of [applicationKey, recentPagesKey, rightsKey, tokenKey]) localStorage.removeItem(key);
}

function setState(next: SessionState) {
  state = next;
  endAtExpiry();
  // Listeners are notified asynchronously, because this may run during a render.
  queueMicrotask(notifyListeners);
}

/** The maximum timeout of browsers. Longer ones are restarted. */
const maxTimeout = 2 ** 31 - 1;

/** Updates the state when the token expires. */
function endAtExpiry() {
  clearTimeout(expiry);
  if (!state.user) return;
  const left = state.user.expiresAt - Date.now();
  expiry = setTimeout(() => (left > maxTimeout ? endAtExpiry() : readState()), Math.min(left, maxTimeout));
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
