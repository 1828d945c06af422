"use client";

import { useMessages } from "../messages/use-messages.js";

/** What a status without a name is called where the page has no word for it. */
export function UnnamedStatus() {
  return useMessages().statusBadge.unnamed;
}
