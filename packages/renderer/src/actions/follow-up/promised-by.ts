import type { LookupRow } from "@portico/endpoints/schemas";
import { findCall } from "../../client/find-endpoint.ts";
import type { ScreenClient } from "../../client/screen-client.ts";

/** Returns the kind of follow-up that a status promises. Undefined if the call that sets it can't add one. */
export function promisedBy(
  status: LookupRow | undefined,
  { client, endpoint }: { readonly client: ScreenClient; readonly endpoint: string },
): string | undefined {
  const field = client.services.statuses?.followUp;
  if (field === undefined || !findCall(client, endpoint)?.takesFollowUp) return undefined;
  return status?.[field] || undefined;
}
