export { codePage } from "./code-page.ts";
export {
  type Agency,
  type ConsentText,
  consentText,
  consentVersion,
  type Language,
} from "./consent-text.ts";
export { birthPage, donePage, type Frame, refusedPage, requestPage, signedPage } from "./pages.ts";

/** The site's files by their path, with their content types. */
export const signFiles = {
  "/sign/sign.css": {
    url: new URL("../../assets/sign.css", import.meta.url),
    type: "text/css; charset=utf-8",
  },
  "/sign/sign.js": {
    url: new URL("../../assets/sign.js", import.meta.url),
    type: "text/javascript; charset=utf-8",
  },
} as const;
