import type { SecondFactorMethod } from "@portico/contract/features/identity.schemas";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { recoveryCodes, users } from "../db/schema/index.ts";
import type { Services } from "../services.ts";
import { type Account, methodsOf } from "./account.ts";
import { hashOfOtp, hashOfRecoveryCode, isSameHash } from "./codes.ts";
import type { Step } from "./steps.ts";
import { totpPlace, totpStep } from "./totp.ts";

const sixDigits = /^\d{6}$/;

/** What somebody gives as a second factor. */
export interface Proof {
  readonly method: SecondFactorMethod;
  readonly otp: string;
}

/** Whether it is right; what works once is used up by it. The caller has counted the try and holds the account. */
export async function isRightProof(
  transaction: Database,
  services: Pick<Services, "sealing" | "signingKey">,
  { account, step, proof }: { account: Account; step: Step; proof: Proof },
  now: Date,
): Promise<boolean> {
  const { method, otp } = proof;
  if (!methodsOf(account).includes(method)) return false;
  if (method !== "totp") return step.otpMethod === method && isRightOtp(services, step, otp);
  return sixDigits.test(otp)
    ? takeTotp(transaction, services, account, otp, now)
    : takeRecoveryCode(transaction, account.id, otp, now);
}

/** Whether it is the code that was sent for the step. */
export function isRightOtp(
  { signingKey }: Pick<Services, "signingKey">,
  step: Pick<Step, "id" | "otpHash">,
  otp: string,
): boolean {
  return step.otpHash !== null && isSameHash(step.otpHash, hashOfOtp(signingKey, step.id, otp));
}

/** A code of one time step is taken once, and none of a step before one that was taken. */
async function takeTotp(
  transaction: Database,
  { sealing }: Pick<Services, "sealing">,
  { id, totpSecret }: Account,
  otp: string,
  now: Date,
): Promise<boolean> {
  if (totpSecret === null) return false;
  const timeStep = totpStep(sealing.open(totpSecret, totpPlace(id)), otp, now);
  if (timeStep === undefined) return false;
  const taken = await transaction
    .update(users)
    .set({ lastTotpStep: timeStep })
    .where(and(eq(users.id, id), or(isNull(users.lastTotpStep), lt(users.lastTotpStep, timeStep))))
    .returning({ id: users.id });
  return taken.length > 0;
}

async function takeRecoveryCode(
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
        eq(recoveryCodes.codeHash, hashOfRecoveryCode(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
