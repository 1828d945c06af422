import { type Availability, isAvailable } from "@portico/portal-config";
import { useCallback } from "react";
import { useRights } from "../api/use-rights.ts";
import { useConfiguration } from "../configuration/use-configuration.ts";

/** Whether the user may see or use a column, filter or action. */
export type IsPermitted = (part: Availability) => boolean;

const noRights = { roles: [], claims: [] };

/**
 * Returns a function that checks whether a column, filter or action is available to the user in this deployment. What
 * depends on a setting is unavailable until the configuration is loaded. The returned function is referentially
 * stable.
 */
export function usePermitted(): IsPermitted {
  const rights = useRights() ?? noRights;
  const organisation = useConfiguration()?.session?.organisation;
  return useCallback(
    (part) => {
      if (part.when !== undefined && organisation === undefined) return false;
      return isAvailable(part, rights, { organisation: organisation ?? "" });
    },
    [rights, organisation],
  );
}
