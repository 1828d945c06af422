import type { Configuration } from "../configuration/use-configuration.ts";

/** The brand that is shown on a host: name, logo and footer. */
export type ShownBrand = Configuration["brand"] & {
  /** Whether call, email and privacy links are hidden on the login page. */
  readonly hidesLoginLinks: boolean;
};

/**
 * Returns the brand of a host: the partner whose prefix the host name starts with, or the product's own brand. If
 * several match, the longest prefix wins (specification, part 1, section 1).
 */
export function brandOf(
  hostname: string,
  { brand, partners }: Pick<Configuration, "brand" | "partners">,
): ShownBrand {
  const host = hostname.toLowerCase();
  const [partner] = partners
    .filter(({ hostPrefix }) => hostPrefix !== "" && host.startsWith(hostPrefix.toLowerCase()))
    .toSorted((a, b) => b.hostPrefix.length - a.hostPrefix.length);
  return partner ?? { ...brand, hidesLoginLinks: false };
}
