import { eq } from "drizzle-orm";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database } from "../../../db/database.ts";
import { recoveryCodes, users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { hashRecoveryCode, newRecoveryCodes } from "../../../identity/codes.ts";
import { mailFactorChange } from "../../../identity/mail-factor-change.ts";
import { senderOf } from "../../../identity/one-time-code.ts";
import {
  newTotp,
  pendingTotpEncryptionContext,
  totpEncryptionContext,
  verifyTotp,
} from "../../../identity/totp.ts";
import type { Services } from "../../../services/services.ts";
import { withConfirmedPassword } from "./confirm-password.ts";
import { auditFactor, type Owner, withAccount, wrongOtp } from "./second-factor-owner.ts";

/**
 * Creates a secret for an authenticator app. It has no effect until confirmed.
 * @throws Failure as `withConfirmedPassword`; 409 if an app is already on
 */
export async function beginTotp(
  services: Services,
  owner: Owner,
  pass: string,
): Promise<{ secret: string; uri: string }> {
  const { encryption, settings } = services;
  const { brand } = await settings();
  return withConfirmedPassword(services, owner, { method: "totp", pass }, async (transaction, account) => {
    if (account.totpSecret !== null) {
      throw new Failure(409, "An authenticator app is already on. Turn it off first.");
    }
    const totp = newTotp(brand.name, account.email);
    const pendingTotpSecret = encryption.encrypt(totp.secret, pendingTotpEncryptionContext(account.id));
    await change(transaction, owner, { pendingTotpSecret });
    await auditFactor(transaction, owner, "totp", "set-up begun");
    return totp;
  });
}

/**
 * Turns the app on with one of its codes.
 * @returns recovery codes, which are shown only once
 * @throws Failure 409 if setup hasn't started, 422 for an incorrect code, 429 after too many attempts
 */
export async function confirmTotp(services: Services, owner: Owner, otp: string): Promise<string[]> {
  const { encryption, rateLimiter, clock } = services;
  await rateLimiter.count("confirm", { account: owner.userId, address: owner.address });
  const sender = await senderOf(services);
  const codes = await withAccount(services, owner, async (transaction, account) => {
    const { id, pendingTotpSecret } = account;
    if (pendingTotpSecret === null) {
      throw new Failure(409, "Authenticator setup hasn't started or has expired. Start again.");
    }
    const secret = encryption.decrypt(pendingTotpSecret, pendingTotpEncryptionContext(id));
    const lastTotpStep = verifyTotp(secret, otp, clock.now());
    if (lastTotpStep === undefined) {
      await auditFactor(transaction, owner, "totp", "refused: wrong code");
      return undefined;
    }
    const totpSecret = encryption.encrypt(secret, totpEncryptionContext(id));
    await change(transaction, owner, { totpSecret, pendingTotpSecret: null, lastTotpStep });
    await auditFactor(transaction, owner, "totp", "switched on");
    const recovery = await replaceRecoveryCodes(transaction, id);
    await mailFactorChange(transaction, services, { account, change: "totpOn", by: id, sender });
    return recovery;
  });
  if (!codes) throw wrongOtp();
  await rateLimiter.reset("confirm", owner.userId);
  return codes;
}

/**
 * Replaces the recovery codes. The previous ones stop working.
 * @returns the new codes, which are shown only once
 * @throws Failure as `withConfirmedPassword`; 409 if no authenticator app is on
 */
export async function renewRecoveryCodes(services: Services, owner: Owner, pass: string): Promise<string[]> {
  const sender = await senderOf(services);
  return withConfirmedPassword(services, owner, { method: "totp", pass }, async (transaction, account) => {
    if (account.totpSecret === null) {
      throw new Failure(409, "Recovery codes require an authenticator app. Set one up first.");
    }
    await auditFactor(transaction, owner, "totp", "recovery codes replaced");
    const { id } = account;
    const recovery = await replaceRecoveryCodes(transaction, id);
    await mailFactorChange(transaction, services, { account, change: "codesRenewed", by: id, sender });
    return recovery;
  });
}

/** Turns the app off and deletes its recovery codes. */
export async function removeTotp(transaction: Database, owner: Owner): Promise<void> {
  await change(transaction, owner, { totpSecret: null, pendingTotpSecret: null, lastTotpStep: null });
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.userId));
}

async function replaceRecoveryCodes(transaction: Database, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })));
  return codes;
}

async function change(
  transaction: Database,
  { userId }: Owner,
  set: Partial<Pick<typeof users.$inferInsert, "totpSecret" | "pendingTotpSecret" | "lastTotpStep">>,
): Promise<void> {
  await updateAudited(transaction, { table: users, id: userId, set, by: userId, category: "user" });
}
