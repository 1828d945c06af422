import { type OfferedParts, offeredActions } from "@portico/portal-config/starting";
import { useMemo } from "react";
import { useScreenForm } from "../document/screen-form.tsx";

/** The path of a detail's page depends on the screen's id. */
const anyId = "screen";

/** The parts of other screens over the same rows. */
export function useOfferedParts(): OfferedParts {
  const { listId, screens } = useScreenForm();
  return useMemo(() => offeredActions(listId, screens, anyId), [listId, screens]);
}
