import type { Browser } from "./browser-checks.ts";
import type { Site } from "./sites.ts";

/** What a strict Content Security Policy says, besides the scripts of a framework. */
export const strictDirectives = [
  "default-src 'self'",
  "style-src 'self'",
  // Pictures of charts and photos are made in the browser.
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
] as const;

/** The policy of a host whose framework needs nothing: only files of the site, and no text becomes HTML or code. */
export const strictPolicy = [...strictDirectives, "script-src 'self'", "trusted-types 'none'"].join("; ");

/**
 * Returns what a page's policy lets through that a strict one blocks.
 * @param needed what the host's framework needs
 */
export async function checkPolicy(
  browser: Browser,
  { name, url }: Pick<Site, "name" | "url">,
  needed: readonly string[] = [],
): Promise<string[]> {
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(60_000);
    await page.goto(url);
    const allowed = await page.evaluate(async () => {
      // A script of the page itself: code that a test runs may use `new Function` under any policy.
      await new Promise((resolve) => setTimeout(resolve));
      const root = document.documentElement;
      const isAllowed = (attempt: () => void) => {
        try {
          attempt();
          return true;
        } catch {
          return false;
        }
      };
      const isStyled = (element: Element) => {
        const isApplied = getComputedStyle(root).getPropertyValue("--from-text") === "1";
        element.remove();
        return isApplied;
      };
      const style = document.createElement("style");
      style.textContent = "html { --from-text: 1 }";
      document.head.append(style);
      const isStyleElement = isStyled(style);
      root.setAttribute("style", "--from-text: 1");
      const isStyleAttribute = getComputedStyle(root).getPropertyValue("--from-text") === "1";
      root.removeAttribute("style");
      const attempts = {
        "text as HTML": isAllowed(() => {
          document.createElement("p").innerHTML = "<b></b>";
        }),
        "text as code": isAllowed(() => new Function("return 1")),
        "style elements": isStyleElement,
        "style attributes in HTML": isStyleAttribute,
      };
      return Object.entries(attempts).flatMap(([what, isLetThrough]) => (isLetThrough ? [what] : []));
    });
    const unneeded = allowed.filter((what) => !needed.includes(what));
    return unneeded.map((what) => `${name} allows ${what}, so its page is not one with a strict policy.`);
  } finally {
    await page.close();
  }
}
