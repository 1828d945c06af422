"use client";

import { useSharedMessages } from "../messages/use-shared-messages.js";

/** The default text for a status without a name. */
export function UnnamedStatus() {
  return useSharedMessages().statusBadge.unnamed;
}
