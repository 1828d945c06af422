import { type Configuration, useConfigurationQuery } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";

/** Shown if the configuration can't be loaded. */
const defaultBrand: ShownBrand = {
  id: "portico",
  name: messages.productName,
  logoUrl: "",
  footer: "",
  hidesLoginLinks: false,
};

/**
 * Returns the brand of this host, or undefined while the configuration loads, so that the wrong brand doesn't flash.
 */
export function useBrand(): ShownBrand | undefined {
  const { data, isError } = useConfigurationQuery();
  if (data) return brandOf(window.location.hostname, data);
  return isError ? defaultBrand : undefined;
}

/** Returns the product name for titles. */
export function useBrandName(): string {
  return useBrand()?.name ?? messages.productName;
}

/** The brand that is shown on a host: name, logo and footer. */
type ShownBrand = Configuration["brand"] & {
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
