import { type Availability, isAvailable } from "@portico/screens";
import { useCallback } from "react";
import { useHost } from "./host/use-host.ts";
import { useRights } from "./host/use-rights.ts";

/** Whether the user may see or use a column, filter or action. */
export type IsPermitted = (part: Availability) => boolean;

const noRights = { roles: [], claims: [] };

/**
 * Returns a function that checks whether a column, filter or action is available to the user in this deployment. What
 * depends on a setting is unavailable until the settings are loaded. The returned function is referentially
 * stable.
 */
export function usePermitted(): IsPermitted {
  const rights = useRights() ?? noRights;
  const { session, useSettings } = useHost();
  const { allows } = session;
  const { values } = useSettings();
  return useCallback(
    (part) => {
      if (part.when !== undefined && values === undefined) return false;
      return isAvailable(part, { allows, rights, settings: values ?? {} });
    },
    [allows, rights, values],
  );
}
