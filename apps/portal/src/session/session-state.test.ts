import { describe, expect, it } from "vitest";
import {
  abandon,
  nextState,
  noSession,
  readReason,
  type SessionState,
  type StorageSnapshot,
} from "./session-state.ts";
import type { SessionUser } from "./token.ts";

const person = (emailaddress: string): SessionUser => ({
  emailaddress,
  appId: null,
  contactId: null,
  name: emailaddress,
  roles: [],
  claims: [],
  expiresAt: 0,
});
const signedIn = (email: string, token = `token of ${email}`): StorageSnapshot => ({
  token,
  user: person(email),
  reason: "logout",
  isUnsaved: false,
});
const ended = (reason: StorageSnapshot["reason"], isUnsaved = false): StorageSnapshot => ({
  token: null,
  user: undefined,
  reason,
  isUnsaved,
});
const after = (...findings: StorageSnapshot[]): SessionState => findings.reduce(nextState, noSession);

describe("the session state of a tab", () => {
  it("discards the page and stores the reason if a session ends without unsaved changes", () => {
    const state = after(signedIn("ana"), ended("inactivity"));
    expect(state).toMatchObject({
      user: undefined,
      interruption: undefined,
      endedBy: "inactivity",
      sessionNumber: 2,
    });
  });

  it.each(["inactivity", "expired", "revoked"] as const)(
    "keeps a page with unsaved changes when the session %s",
    (reason) => {
      const state = after(signedIn("ana"), ended(reason, true));
      expect(state).toMatchObject({ user: undefined, interruption: { reason }, sessionNumber: 1 });
    },
  );

  it("discards a page with unsaved changes on logout, which was confirmed before", () => {
    expect(after(signedIn("ana"), ended("logout", true)).interruption).toBeUndefined();
  });

  it("resumes the hidden page when the same user signs in again", () => {
    const state = after(signedIn("ana"), ended("expired", true), signedIn("ana", "another token"));
    expect(state).toMatchObject({ token: "another token", interruption: undefined, sessionNumber: 1 });
  });

  it("never shows the hidden page to a different user", () => {
    const state = after(signedIn("ana"), ended("expired", true), signedIn("ben"));
    expect(state).toMatchObject({
      user: { emailaddress: "ben" },
      interruption: undefined,
      sessionNumber: 2,
    });
  });

  it("starts a new session if a different user signs in directly", () => {
    expect(after(signedIn("ana"), signedIn("ben")).sessionNumber).toBe(2);
  });

  it("discards an abandoned page", () => {
    const state = abandon(after(signedIn("ana"), ended("expired", true)));
    expect(state).toMatchObject({ interruption: undefined, endedBy: "expired", sessionNumber: 2 });
    expect(abandon(state)).toBe(state);
  });
});

it("treats a removed token as a sign-out", () => {
  expect([readReason(null), readReason("<script>"), readReason("inactivity")]).toEqual([
    "revoked",
    "revoked",
    "inactivity",
  ]);
});
