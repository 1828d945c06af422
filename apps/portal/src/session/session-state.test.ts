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

describe("the sessions of a tab", () => {
  it("drops the page, and says why, when a session ends with nothing unsaved", () => {
    const course = after(signedIn("ana"), ended("inactivity"));
    expect(course).toMatchObject({
      user: undefined,
      interruption: undefined,
      endedBy: "inactivity",
      sessionNumber: 2,
    });
  });

  it.each(["inactivity", "expired", "revoked"] as const)("keeps an unsaved page when it %s", (reason) => {
    const course = after(signedIn("ana"), ended(reason, true));
    expect(course).toMatchObject({ user: undefined, interruption: { reason }, sessionNumber: 1 });
  });

  it("drops even an unsaved page on logout, which has asked before", () => {
    expect(after(signedIn("ana"), ended("logout", true)).interruption).toBeUndefined();
  });

  it("resumes the hidden page when the same user signs in again", () => {
    const course = after(signedIn("ana"), ended("expired", true), signedIn("ana", "another token"));
    expect(course).toMatchObject({ token: "another token", interruption: undefined, sessionNumber: 1 });
  });

  it("never shows the hidden page to another user", () => {
    const course = after(signedIn("ana"), ended("expired", true), signedIn("ben"));
    expect(course).toMatchObject({
      user: { emailaddress: "ben" },
      interruption: undefined,
      sessionNumber: 2,
    });
  });

  it("refetches when another user signs in at the same moment", () => {
    expect(after(signedIn("ana"), signedIn("ben")).sessionNumber).toBe(2);
  });

  it("forgets the page that was given up", () => {
    const course = abandon(after(signedIn("ana"), ended("expired", true)));
    expect(course).toMatchObject({ interruption: undefined, endedBy: "expired", sessionNumber: 2 });
    expect(abandon(course)).toBe(course);
  });
});

it("treats a token that disappeared as a sign-out", () => {
  expect([readReason(null), readReason("<script>"), readReason("inactivity")]).toEqual([
    "revoked",
    "revoked",
    "inactivity",
  ]);
});
