import { and, count, eq, isNull } from "drizzle-orm";
import { signedIn } from "../../../access/caller.ts";
import { recoveryCodes } from "../../../db/schema/index.ts";
import type { Handlers } from "../../../http/handler.ts";
import { readAccount } from "../../../identity/account.ts";
import { mailFactorChange } from "../../../identity/mail-factor-change.ts";
import { maskedRecipient, senderOf } from "../../../identity/one-time-code.ts";
import type { Services } from "../../../services/services.ts";
import { withConfirmedPassword } from "./confirm-password.ts";
import { confirmMessageSetup, startMessageSetup, switchFactor } from "./second-factor-message.ts";
import { accountNotFound, auditFactor, type Factor, type Owner, ownerOf } from "./second-factor-owner.ts";
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from "./second-factor-totp.ts";

/** The current user's second factors. */
export function secondFactorHandlers(services: Services) {
  return {
    "user.secondFactors": async ({ caller }) => readFactors(services, signedIn(caller).userId),
    "user.beginTotp": (request) => beginTotp(services, ownerOf(request), request.body.pass),
    "user.confirmTotp": async (request) => ({
      recoveryCodes: await confirmTotp(services, ownerOf(request), request.body.otp),
    }),
    "user.renewRecoveryCodes": async (request) => ({
      recoveryCodes: await renewRecoveryCodes(services, ownerOf(request), request.body.pass),
    }),
    "user.beginSecondFactor": async (request) => ({
      sentTo: await startMessageSetup(services, ownerOf(request), request.body.method),
    }),
    "user.confirmSecondFactor": async (request) => {
      await confirmMessageSetup(services, ownerOf(request), request.body);
      return null;
    },
    "user.removeSecondFactor": async (request) => {
      await removeFactor(services, ownerOf(request), request.body);
      return null;
    },
  } satisfies Partial<Handlers>;
}

async function readFactors({ database }: Services, userId: string) {
  const account = await readAccount(database, userId);
  if (!account) throw accountNotFound();
  const [codes] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return {
    totp: { isOn: account.totpSecret !== null, recoveryCodesLeft: codes?.left ?? 0 },
    email: { isOn: account.emailFactor, sentTo: maskedRecipient(account, "email") },
    sms: { isOn: account.smsFactor, sentTo: maskedRecipient(account, "sms") },
  };
}

async function removeFactor(
  services: Services,
  owner: Owner,
  { method, pass }: { method: Factor; pass: string },
): Promise<void> {
  const sender = await senderOf(services);
  await withConfirmedPassword(services, owner, { method, pass }, async (transaction, account) => {
    const isOn = { totp: account.totpSecret !== null, email: account.emailFactor, sms: account.smsFactor };
    if (!isOn[method]) return;
    if (method === "totp") await removeTotp(transaction, owner);
    else await switchFactor(transaction, owner, method, false);
    await auditFactor(transaction, owner, method, "switched off");
    const change = `${method}Off` as const;
    await mailFactorChange(transaction, services, { account, change, by: account.id, sender });
  });
}
