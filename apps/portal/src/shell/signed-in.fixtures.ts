import type { ResponseBody } from "@portico/renderer/testing";
import {
  configuration,
  json,
  mockSignInApi,
} from "../domains/accounts/sign-in/sign-in-responses.fixtures.ts";
import { type StoryUser, signInAs } from "../session/sign-in-as.fixtures.ts";

/** The configuration that signed-in users get. */
export const sessionConfiguration = {
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
    carrierLinks: [],
    screens: [],
  },
};

/**
 * Signs a user in for the duration of a story and mocks responses by path. The configuration is mocked unless
 * `responses` contains it.
 */
export function signedIn(user: StoryUser, responses: Readonly<Record<string, ResponseBody>> = {}) {
  return () => {
    const restore = mockSignInApi({ "/api/Configuration": json(sessionConfiguration), ...responses })();
    const signOut = signInAs(user);
    return () => {
      signOut();
      restore();
    };
  };
}
