import type { ReactNode } from "react";

/** Ids of the elements that describe the control, the error first. */
export function describedBy(controlId: string, { hint, error }: { hint: ReactNode; error: ReactNode }) {
  const ids = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
