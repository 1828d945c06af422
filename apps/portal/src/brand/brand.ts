import type { Configuration } from "../configuration/use-configuration.ts";

/** The look that a host shows: its name, its logo, its footer. */
export type ShownBrand = Configuration["brand"] & {
  /** Whether call, email and privacy links are hidden on the login page. */
  readonly hidesLoginLinks: boolean;
};

/**
 * The brand of a host: the partner whose prefix the host's name starts with, the longest where several do, else the
 * product's own (specification, part 1, section 1).
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
