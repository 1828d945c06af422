import type { Rights } from "@portico/contract";
import { useSyncExternalStore } from "react";
import { isServerTimeKnown, serverNow } from "../server-time/server-time.ts";
import { hasUnsavedChanges } from "../unsaved/unsaved-changes.ts";
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

/** Responses tell the time in full seconds, and take a moment, in milliseconds. */
const timeTolerance = 5_000;

/** Ends the session that the server no longer accepts, for the reason that the server's time tells. */
export function endRejectedSession() {
  const { user } = readState();
  if (!isServerTimeKnown() || (user && user.expiresAt <= serverNow() + timeTolerance)) endSession("expired");
  else endSession(isIdleTooLong(timeTolerance) ? "inactivity" : "revoked");
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

/**
 * Reads browser storage, which other tabs also write to. The token's expiry isn't checked: the session watch asks the
 * server, because this computer's clock can be wrong.
 */
function readState(): SessionState {
  const token = localStorage.getItem(tokenKey);
  if (isFirstRead && token === null) state = stateAfterEnd(localStorage.getItem(reasonKey));
  isFirstRead = false;
  const storedRights = localStorage.getItem(rightsKey);
  if (token === state.token && storedRights === lastStoredRights) return state;
  lastStoredRights = storedRights;
  const claims = token === null ? undefined : readClaims(token);
  const user = claims && { ...claims, ...readRights(storedRights) };
  if (token !== null && !user) clearSession("expired");
  const reason = readReason(localStorage.getItem(reasonKey));
  setState(nextState(state, { token: user ? token : null, user, reason, isUnsaved: hasUnsavedChanges() }));
  return state;
}

/** Handles a session that ended shortly before the page opened like one that ends now. */
function stateAfterEnd(reason: string | null): SessionState {
  return reason === null ? noSession : { ...noSession, endedBy: readReason(reason) };
}

function clearSession(reason: EndReason) {
  localStorage.setItem(reasonKey, reason);
  for (const key of [applicationKey, recentPagesKey, rightsKey, tokenKey]) localStorage.removeItem(key);
}

function setState(next: SessionState) {
  state = next;
  // Listeners are notified asynchronously, because this may run during a render.
  queueMicrotask(notifyListeners);
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
