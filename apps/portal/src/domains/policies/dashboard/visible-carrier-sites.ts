import type { Configuration } from "../../../configuration/use-configuration.ts";
import { webUrl } from "../../../configuration/web-url.ts";

type SessionConfiguration = NonNullable<Configuration["session"]>;

/**
 * Returns the carriers' links on a host: all if its name starts with the configured prefix, otherwise none
 * (specification, part 2, 'Dashboard').
 */
export function carrierSitesOf(
  hostname: string,
  {
    carrierLogosHostPrefix,
    carrierLinks,
  }: Pick<SessionConfiguration, "carrierLogosHostPrefix" | "carrierLinks">,
): SessionConfiguration["carrierLinks"] {
  const prefix = carrierLogosHostPrefix.toLowerCase();
  if (prefix === "" || !hostname.toLowerCase().startsWith(prefix)) return [];
  return carrierLinks.filter(({ url }) => webUrl(url) !== undefined);
}

/** Returns the initials of a carrier without a logo: `FB` of Florida Blue. */
export function initialsOf(carrier: string): string {
  const words = carrier.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
