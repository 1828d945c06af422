import { and, count, eq, isNull } from "drizzle-orm";
import { signedIn } from "../../access/caller.ts";
import { recoveryCodes } from "../../db/schema/index.ts";
import { Failure } from "../../http/failure.ts";
import type { Handlers } from "../../http/handler.ts";
import { readAccount } from "../../identity/account.ts";
import { maskedRecipient } from "../../identity/one-time-code.ts";
import { isPassword } from "../../identity/passwords.ts";
import type { Services } from "../../services.ts";
import { beginByMessage, confirmByMessage, switchFactor } from "./second-factor-message.ts";
import { auditFactor, type Owner, ownerOf, withAccount } from "./second-factor-owner.ts";
import { beginTotp, confirmTotp, removeTotp } from "./second-factor-totp.ts";

/** One's own second factors. */
export function secondFactorHandlers(services: Services) {
  return {
    "user.secondFactors": async ({ caller }) => readFactors(services, signedIn(caller).userId),
    "user.beginTotp": (request) => beginTotp(services, ownerOf(request)),
    "user.confirmTotp": async (request) => ({
      recoveryCodes: await confirmTotp(services, ownerOf(request), request.body.otp),
    }),
    "user.beginSecondFactor": async (request) => ({
      sentTo: await beginByMessage(services, ownerOf(request), request.body.method),
    }),
    "user.confirmSecondFactor": async (request) => {
      await confirmByMessage(services, ownerOf(request), request.body);
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
  if (!account) throw new Failure(401, "This account is not there any more.");
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

/** The password is asked for once more, so that a session left open takes no second factor away. */
async function removeFactor(
  services: Services,
  owner: Owner,
  { method, pass }: { method: "totp" | "email" | "sms"; pass: string },
): Promise<void> {
  const { database, limits } = services;
  const found = await readAccount(database, owner.userId);
  await limits.count("sign-in", { account: found?.email ?? owner.userId, address: owner.address });
  if (!found || !(await isPassword(pass, found.passwordHash))) {
    await auditFactor(database, owner, method, "refused: wrong password");
    const text = "Wrong password.";
    throw new Failure(422, text, { pass: [text] });
  }
  await limits.forget("sign-in", found.email, owner.address);
  await limits.giveBack("sign-in", owner.address);
  await withAccount(services, owner, async (transaction) => {
    if (method === "totp") await removeTotp(transaction, owner);
    else await switchFactor(transaction, owner, method, false);
    await auditFactor(transaction, owner, method, "switched off");
  });
}
