import type { Browser } from "../src/http/browser.ts";

/** The browser of a request without cookies, for tests of calls that remember none. */
export const noBrowser: Browser = {
  id: undefined,
  remember: () => {
    throw new Error("This call remembers no browser.");
  },
};
