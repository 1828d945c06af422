import type { SiteBrand } from "@portico/public/self-enroll";
import type { Settings } from "../../../configuration/settings.ts";

/** The brand of a host and the links that it shows. */
export interface HostBrand {
  readonly brand: SiteBrand;
  readonly hidesContactLinks: boolean;
}

/** The partner whose prefix the host name starts with, the longest first, or the product's own brand. */
export function brandOfHost(
  host: string,
  { brand, partners }: Pick<Settings, "brand" | "partners">,
): HostBrand {
  const name = host.toLowerCase();
  const [partner] = partners
    .filter(({ hostPrefix }) => hostPrefix !== "" && name.startsWith(hostPrefix.toLowerCase()))
    .toSorted((one, other) => other.hostPrefix.length - one.hostPrefix.length);
  const { id, name: shown, logoUrl, footer, colors = "" } = partner ?? brand;
  return {
    brand: { id, name: shown, logoUrl, footer, colors },
    hidesContactLinks: partner?.hidesLoginLinks ?? false,
  };
}
