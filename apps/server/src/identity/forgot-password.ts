import { setTimeout as wait } from "node:timers/promises";
import { recordAudit } from "../audit/record-audit.ts";
import { findAccount, lockAccount } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { resetMail } from "./messages.ts";
import { senderOf } from "./one-time-code.ts";
import { sendResetLink } from "./reset-link.ts";

/**
 * The answer comes after so many milliseconds, which is more than the work takes with a user; on a busy machine after
 * twice or three times as many, so that what the work took does not show then either.
 */
export const answerTime = 300;

/**
 * Mails a link to set a new password, if there is such a user. Answer and time are the same if there is none. A new
 * link makes those before it worth nothing.
 * @throws Failure 429 after too many
 */
export async function forgotPassword(
  services: IdentityServices,
  { user, address }: { user: string; address: string },
): Promise<void> {
  await services.rateLimiter.count("forgot", { account: user, from: address });
  const begun = performance.now();
  await mailLink(services, user, address);
  await wait(answerTime - ((performance.now() - begun) % answerTime));
}

async function mailLink(services: IdentityServices, user: string, address: string): Promise<void> {
  const { database, clock } = services;
  const sender = await senderOf(services);
  const found = await findAccount(database, user);
  await database.transaction(async (transaction) => {
    const account = found && (await lockAccount(transaction, found.id));
    const isKnown = account?.enabled === true;
    if (isKnown) {
      await sendResetLink(transaction, account, clock.now(), (recipient, code) =>
        resetMail(sender, recipient, code),
      );
    }
    await recordAudit(transaction, {
      category: "password",
      createdBy: account?.id ?? null,
      data1: address,
      result: isKnown ? "link sent" : `no link: ${account ? "disabled" : "unknown user"}`,
    });
  });
}
