import type { LookupRow } from "@portico/endpoints/schemas";
import type { ActionOf } from "@portico/screens";
import type { ActionContext } from "../action-kinds/action-kind.ts";
import type { ScreenClient } from "../client/screen-client.ts";
import { serviceOf } from "../client/services.ts";
import { actionMessages } from "../messages/lists.ts";

type SetsStatus = ActionOf<"confirm">["setsStatus"];

/**
 * Returns the id of the status that an action sets.
 * @throws Error if it doesn't exist.
 */
export async function findStatusId(
  { type, code }: NonNullable<SetsStatus>,
  { client, origin, messages }: Pick<ActionContext, "client" | "origin" | "messages">,
): Promise<string> {
  const { lookup, params } = await statusLookup(client, type);
  const entries = await client.fetchJson<readonly LookupRow[]>(lookup, { params, origin });
  const id = entries.find((entry) => entry.code === code)?.id;
  if (id) return id;
  console.error(`The status type "${type}" has no entry with the code "${code}".`);
  throw new Error(actionMessages(messages).missingStatus(code));
}

/** Returns the lookup of the statuses of a type. */
export async function statusLookup(client: ScreenClient, type: string) {
  const { statusTypes } = await client.names();
  const { lookup, param } = serviceOf(client, "statuses");
  return { lookup, params: { [param]: statusTypes[type] ?? "" } };
}
