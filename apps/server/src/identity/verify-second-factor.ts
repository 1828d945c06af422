import type { SecondFactorMethod } from "@portico/contract/features/accounts/identity.schemas";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { recoveryCodes, users } from "../db/schema/index.ts";
import { type Account, methodsOf } from "./account.ts";
import { hashOtp, hashRecoveryCode, isSameHash } from "./codes.ts";
import type { IdentityServices } from "./identity-services.ts";
import type { Step } from "./steps.ts";
import { totpEncryptionContext, verifyTotp } from "./totp.ts";

const sixDigits = /^\d{6}$/;

/** A second factor and its code. */
export interface SecondFactorProof {
  readonly method: SecondFactorMethod;
  readonly otp: string;
}

/** Verifies a second factor and consumes single-use codes. The caller must count the attempt and lock the account. */
export async function verifySecondFactor(
  transaction: Database,
  services: Pick<IdentityServices, "encryption" | "signingKey">,
  { account, step, proof }: { account: Account; step: Step; proof: SecondFactorProof },
  now: Date,
): Promise<boolean> {
  const { method, otp } = proof;
  if (!methodsOf(account).includes(method)) return false;
  if (method !== "totp") return step.otpMethod === method && verifyOtp(services, step, otp);
  return sixDigits.test(otp)
    ? consumeTotp(transaction, services, account, otp, now)
    : consumeRecoveryCode(transaction, account.id, otp, now);
}

/** Whether it is the code that was sent for the step. */
export function verifyOtp(
  { signingKey }: Pick<IdentityServices, "signingKey">,
  step: Pick<Step, "id" | "otpHash">,
  otp: string,
): boolean {
  return step.otpHash !== null && isSameHash(step.otpHash, hashOtp(signingKey, step.id, otp));
}

/** Each time step is accepted once, and never after a later one. */
async function consumeTotp(
  transaction: Database,
  { encryption }: Pick<IdentityServices, "encryption">,
  { id, totpSecret }: Account,
  otp: string,
  now: Date,
): Promise<boolean> {
  if (totpSecret === null) return false;
  const timeStep = verifyTotp(encryption.decrypt(totpSecret, totpEncryptionContext(id)), otp, now);
  if (timeStep === undefined) return false;
  const taken = await transaction
    .update(users)
    .set({ lastTotpStep: timeStep })
    .where(and(eq(users.id, id), or(isNull(users.lastTotpStep), lt(users.lastTotpStep, timeStep))))
    .returning({ id: users.id });
  return taken.length > 0;
}

async function consumeRecoveryCode(
  transaction: Database,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
