import { webUrl } from "../../../configuration/web-url.ts";

/** Returns where to send the redirect form, if it is on the Marketplace that is configured. */
export function redirectTarget(url: string, configured: string): URL | undefined {
  const target = webUrl(url);
  return target && target.origin === webUrl(configured)?.origin ? target : undefined;
}
