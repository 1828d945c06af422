import type { OfferedParts } from "@portico/portal-config/starting";
import { useMemo } from "react";
import { useScreenForm } from "../document/screen-form.tsx";
import { offeredParts } from "./actions.ts";

/** The parts of other screens over the same rows. */
export function useOfferedParts(): OfferedParts {
  const { listId } = useScreenForm();
  return useMemo(() => offeredParts(listId), [listId]);
}
