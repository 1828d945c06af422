import type { ScreenServices } from "@portico/screens";
import type { ScreenClient } from "./screen-client.ts";

/**
 * Returns a service that the client has.
 * @throws Error without it; a screen that needs it has a problem, which its check reports
 */
export function serviceOf<Name extends keyof ScreenServices>(
  { services }: Pick<ScreenClient, "services">,
  name: Name,
): NonNullable<ScreenServices[Name]> {
  const service = services[name];
  if (!service)
    throw new Error(`The client has no service \`${name}\`. Add it to those of \`createClient\`.`);
  return service;
}
