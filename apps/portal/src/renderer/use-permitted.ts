import { type Availability, isAvailable } from "@portico/portal-config";
import { useCallback } from "react";
import { useRights } from "../api/use-rights.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";

/** Whether a user may see or use something. */
export type IsPermitted = (offer: Availability) => boolean;

const noRights = { roles: [], claims: [] };

/**
 * Whether a column, filter or action is offered to the viewer, where the portal is set up as it is. What
 * depends on a setting is not offered before that is known. The same function while nothing of that changes.
 */
export function usePermitted(): IsPermitted {
  const rights = useRights() ?? noRights;
  const organisation = useConfiguration()?.session?.organisation;
  return useCallback(
    (offer) => {
      if (offer.when !== undefined && organisation === undefined) return false;
      return isAvailable(offer, rights, { organisation: organisation ?? "" });
    },
    [rights, organisation],
  );
}
