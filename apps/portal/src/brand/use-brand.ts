import { useConfigurationQuery } from "../configuration/use-configuration.ts";
import { messages } from "../messages/messages.ts";
import { brandOf, type ShownBrand } from "./brand.ts";

/** What is shown where the configuration cannot be had. */
const own: ShownBrand = {
  id: "portico",
  name: messages.productName,
  logoUrl: "",
  footer: "",
  hidesLoginLinks: false,
};

/** The brand of this host, or undefined until it is known: no other brand flashes up before. */
export function useBrand(): ShownBrand | undefined {
  const { data, isError } = useConfigurationQuery();
  if (data) return brandOf(window.location.hostname, data);
  return isError ? own : undefined;
}

/** The name in titles. */
export function useBrandName(): string {
  return useBrand()?.name ?? messages.productName;
}
