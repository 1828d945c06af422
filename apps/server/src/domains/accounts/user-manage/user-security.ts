import { eq } from "drizzle-orm";
import { recordAudit } from "../../../audit/record-audit.ts";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database, Row } from "../../../db/database.ts";
import { recoveryCodes, users } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import { lockAccount, methodsOf } from "../../../identity/account.ts";
import { mailFactorChange } from "../../../identity/mail-factor-change.ts";
import { senderOf } from "../../../identity/one-time-code.ts";
import { endSessionsOf } from "../../../identity/sessions.ts";
import { revokeSteps } from "../../../identity/steps.ts";
import type { Services } from "../../../services/services.ts";
import { lockUser, readUser, type UserChange } from "./managed-user.ts";

/**
 * Ends all sessions of a user.
 * @throws Failure 404 if the user doesn't exist
 */
export async function endUserSessions(
  database: Database,
  { id, caller }: Pick<UserChange, "id" | "caller">,
): Promise<null> {
  await database.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, id))) throw notFound("This user");
    await endSessionsOf(transaction, id);
    await recordAudit(transaction, {
      category: "user",
      createdBy: caller.userId,
      data1: `users/${id}`,
      result: "sessions ended",
    });
  });
  return null;
}

/**
 * Removes all second factors and recovery codes of a user who lost them, ends the user's sessions, and notifies them.
 * @throws Failure 404, 409 for the caller's own account or a user without a second factor, 412 for a version conflict
 */
export async function removeSecondFactors(services: Services, change: UserChange): Promise<Row> {
  const { database, rateLimiter } = services;
  const { id, caller } = change;
  if (caller.userId === id) {
    throw new Failure(409, "Turn off your own second factor in My Account, with your password.");
  }
  const sender = await senderOf(services);
  const user = await database.transaction(async (transaction) => {
    const locked = await lockUser(transaction, change);
    const methods = methodsOf(locked);
    if (methods.length === 0) throw new Failure(409, "This user has no second factor.");
    await updateAudited(transaction, {
      table: users,
      id,
      locked,
      set: {
        totpSecret: null,
        pendingTotpSecret: null,
        lastTotpStep: null,
        emailFactor: false,
        smsFactor: false,
      },
      by: caller.userId,
      category: "user",
      result: "second factors removed",
    });
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
    await endSessionsOf(transaction, id);
    await revokeSteps(transaction, id);
    for (const method of methods) {
      const change = `${method}Off` as const;
      await mailFactorChange(transaction, services, { account: locked, change, by: caller.userId, sender });
    }
    return readUser(transaction, change);
  });
  await rateLimiter.reset("second-factor", id);
  return user;
}
