import { beginSession, endSession } from "./session.ts";

/** Who is signed in during a story. */
export interface StoryUser {
  readonly name: string;
  readonly roles: readonly string[];
  readonly claims?: readonly string[];
  readonly appId?: string;
}

/** Signs in a user; returns a function that signs out, so that stories do not share sessions. */
export function signInAs(user: StoryUser) {
  beginSession(tokenOf(user));
  return () => endSession("logout");
}

function tokenOf({ claims = [], ...user }: StoryUser): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const bytes = new TextEncoder().encode(
    JSON.stringify({ emailaddress: "somebody@portico.test", ...user, claims, exp }),
  );
  return `e30.${btoa(String.fromCharCode(...bytes))}.signature`;
}
