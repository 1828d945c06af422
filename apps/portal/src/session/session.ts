import { useSyncExternalStore } from "react";
import { readClaims, type SessionUser } from "./token.ts";

const storageKey = "portico.token";
const listeners = new Set<() => void>();

let cached: { token: string | null; user: SessionUser | undefined } = { token: null, user: undefined };
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The token of the session, or undefined where nobody is signed in. */
export function readToken(): string | undefined {
  return readUser() ? (cached.token ?? undefined) : undefined;
}

/** Who is signed in in this browser; the same object until that changes. */
export function readUser(): SessionUser | undefined {
  const token = localStorage.getItem(storageKey);
  if (token !== cached.token) {
    cached = { token, user: token === null ? undefined : readClaims(token) };
    endAtExpiry();
  }
  return cached.user && cached.user.expiresAt > Date.now() ? cached.user : undefined;
}

/** Takes a token as this browser's session. */
export function beginSession(token: string) {
  localStorage.setItem(storageKey, token);
  tell();
}

/** Forgets the session in this browser; every tab follows. */
export function endSession() {
  localStorage.removeItem(storageKey);
  tell();
}

/** Who is signed in, followed through sign-in and sign-out in any tab. */
export function useSession(): SessionUser | undefined {
  return useSyncExternalStore(subscribe, readUser);
}

/** The session's token, followed like `useSession`. */
export function useToken(): string | undefined {
  return useSyncExternalStore(subscribe, readToken);
}

/** The longest a timer waits; a token that lasts longer is looked at again then. */
const longestTimer = 2 ** 31 - 1;

/** A session ends by itself when its token does. */
function endAtExpiry() {
  clearTimeout(expiry);
  const { user } = cached;
  if (!user) return;
  const left = user.expiresAt - Date.now();
  expiry = setTimeout(
    () => (left > longestTimer ? endAtExpiry() : endSession()),
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

function tell() {
  for (const listener of listeners) listener();
}
