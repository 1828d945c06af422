import { allows, type Rights } from "@portico/contract";
import * as core from "@portico/screens";

/** `isAvailable` with Portico's roles. */
export function isAvailable(
  availability: core.Availability,
  rights: Rights,
  settings: core.AvailabilitySettings,
): boolean {
  return core.isAvailable(availability, { allows, rights, settings });
}
