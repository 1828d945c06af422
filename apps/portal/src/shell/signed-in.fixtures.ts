import { answerCalls, configuration, json } from "../pages/sign-in/sign-in-answers.fixtures.ts";
import type { Answer } from "../renderer/answers.fixtures.ts";
import { beginSession } from "../session/session.ts";

/** The whole configuration, as somebody signed in gets it. */
export const wholeConfiguration = {
  ...configuration,
  session: {
    organisation: "",
    businessTimeZone: "America/New_York",
    debug: false,
    marketing: { url: "", redirectId: "campaign" },
    telephony: { url: "/telephony" },
    marketplace: { url: "https://market.example", base: "", key: "" },
    edeUrl: "https://ede.example",
    carrierLogosHostPrefix: "",
    screens: [],
  },
};

/** Who is signed in during a story. */
export interface StoryUser {
  readonly name: string;
  readonly roles: readonly string[];
  readonly claims?: readonly string[];
  readonly appId?: string;
}

/** Signs somebody in for a story; its calls are answered by path, the configuration unless it is among them. */
export function signedIn(user: StoryUser, answers: Readonly<Record<string, Answer>> = {}) {
  return () => {
    const answer = answerCalls({ "/api/Configuration": json(wholeConfiguration), ...answers })();
    signInAs(user);
    return answer;
  };
}

/** Signs somebody in. */
export function signInAs(user: StoryUser) {
  beginSession(tokenOf(user));
}

function tokenOf({ claims = [], ...user }: StoryUser): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const bytes = new TextEncoder().encode(
    JSON.stringify({ emailaddress: "somebody@portico.test", ...user, claims, exp }),
  );
  return `e30.${btoa(String.fromCharCode(...bytes))}.signature`;
}
