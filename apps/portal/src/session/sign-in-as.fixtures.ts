import { beginSession, endSession } from "./session.ts";

/** The user of a story. */
export interface StoryUser {
  readonly name: string;
  readonly roles: readonly string[];
  readonly claims?: readonly string[];
  readonly appId?: string;
}

/** Signs in a user. Returns a function that signs out, so that stories don't share a session. */
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
