import { useConfigurationQuery } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { brandOf, type ShownBrand } from "./brand.ts";

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
