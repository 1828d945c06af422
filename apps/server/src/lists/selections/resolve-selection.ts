import type { ListId } from "@portico/contract";
import { and, eq, gt } from "drizzle-orm";
import type { Caller } from "../../access/caller.ts";
import { selections } from "../../db/schema/index.ts";
import type { Failure } from "../../errors/failure.ts";
import { validationFailure } from "../../http/validation.ts";
import type { IdentityServices } from "../../identity/identity-services.ts";
import { readSelection } from "./selection-token.ts";

/** The rows of a bulk request: their IDs, or a selection token. */
export interface BulkRows {
  readonly listIds?: readonly string[] | undefined;
  readonly selection?: string | undefined;
}

/**
 * The IDs of the rows of a bulk request. Check again whether the caller may change them: their visibility may have
 * changed since.
 * @throws Failure 422 if the selection belongs to another user or list, or has expired
 */
export async function resolveSelection(
  { database, signingKey, clock }: Pick<IdentityServices, "database" | "signingKey" | "clock">,
  caller: Caller,
  listId: ListId,
  { listIds, selection: token }: BulkRows,
): Promise<readonly string[]> {
  if (token === undefined) return listIds ?? [];
  const now = clock.now();
  const payload = await readSelection(signingKey, token, now);
  if (!payload || payload.userId !== caller.userId) throw refuse("It has expired or belongs to someone else");
  if (payload.endpoint !== listId) throw refuse("It belongs to another list");
  const [stored] = await database
    .select({ rowIds: selections.rowIds })
    .from(selections)
    .where(
      and(
        eq(selections.id, payload.selection),
        eq(selections.userId, caller.userId),
        eq(selections.endpoint, listId),
        gt(selections.expiresAt, now),
      ),
    );
  if (stored?.rowIds.length !== payload.count) throw refuse("It has expired or belongs to someone else");
  return stored.rowIds;
}

function refuse(reason: string): Failure {
  return validationFailure("body", { selection: [`${reason}. Nothing was changed. Select the rows again.`] });
}
