import type { OfferedParts } from "@portico/portal-config/starting";
import { useMemo } from "react";
import { textOf } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { offeredParts } from "./actions.ts";

/** The parts of other screens over the same rows. */
export function useOfferedParts(): OfferedParts {
  const { document, listId } = useScreenForm();
  const id = textOf(document.id);
  return useMemo(() => offeredParts(listId, id), [listId, id]);
}
