import type { Answer } from "../renderer/responses.fixtures.ts";
import { type StoryUser, signInAs } from "../session/sign-in-as.fixtures.ts";
import { answerCalls, configuration, json } from "../sign-in/sign-in-answers.fixtures.ts";

/** The whole configuration, as someone signed in gets it. */
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

/** Signs someone in for as long as a story lasts; its calls are answered by path, the configuration unless it is among them. */
export function signedIn(user: StoryUser, answers: Readonly<Record<string, Answer>> = {}) {
  return () => {
    const restore = answerCalls({ "/api/Configuration": json(wholeConfiguration), ...answers })();
    const signOut = signInAs(user);
    return () => {
      signOut();
      restore();
    };
  };
}
