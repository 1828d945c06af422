import type { ListId } from "@portico/contract";
import { and, eq, gt } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { selections } from "../../db/schema/index.ts";
import type { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import type { IdentityServices } from "../../identity/identity-services.ts";
import { readSelection } from "./selection-token.ts";

/** The rows of a bulk call's body: by their ids, or by the token of a selection. */
export interface BulkRows {
  readonly listIds?: readonly string[] | undefined;
  readonly selection?: string | undefined;
}

/**
 * The ids of the rows that a bulk call means. Whether the caller may change them is still to be checked: what was
 * visible when a selection was made may not be so any more.
 * @throws Failure 422 where a selection was made by somebody else, of another list, too long ago, or not here at all
 */
export async function resolveSelection(
  { database, signingKey, clock }: Pick<IdentityServices, "database" | "signingKey" | "clock">,
  caller: Caller,
  listId: ListId,
  { listIds, selection: token }: BulkRows,
): Promise<readonly string[]> {
  if (token === undefined) return listIds ?? [];
  const now = clock.now();
  const said = await readSelection(signingKey, token, now);
  if (!said || said.userId !== caller.userId) throw refuse("It has expired, or is none of yours");
  if (said.endpoint !== listId) throw refuse("It was made of another list");
  const [kept] = await database
    .select({ rowIds: selections.rowIds })
    .from(selections)
    .where(
      and(
        eq(selections.id, said.selection),
        eq(selections.userId, caller.userId),
        eq(selections.endpoint, listId),
        gt(selections.expiresAt, now),
      ),
    );
  if (kept?.rowIds.length !== said.count) throw refuse("It has expired, or is none of yours");
  return kept.rowIds;
}

function refuse(reason: string): Failure {
  return validationFailure("body", { selection: [`${reason}: nothing was changed. Select the rows again.`] });
}
