"use client";

import { useMessages } from "../messages/use-messages.js";

/** The default text for a status without a name. */
export function UnnamedStatus() {
  return useMessages().statusBadge.unnamed;
}
