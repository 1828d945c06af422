import { setTimeout as wait } from "node:timers/promises";
import { recordAudit } from "../audit/record-audit.ts";
import { findAccount, lockAccount } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { resetMail } from "./messages.ts";
import { senderOf } from "./one-time-code.ts";
import { sendResetLink } from "./reset-link.ts";

/**
 * Responses take this many milliseconds or a multiple of it, so that the time doesn't reveal whether the user exists.
 */
export const minResponseTime = 300;

/**
 * Emails a link to set a new password if the user exists. The response and its time don't reveal whether they do.
 * Revokes earlier links.
 * @throws Failure 429 after too many attempts
 */
export async function forgotPassword(
  services: IdentityServices,
  { user, address }: { user: string; address: string },
): Promise<void> {
  await services.rateLimiter.count("forgot", { account: user, from: address });
  const begun = performance.now();
  await mailLink(services, user, address);
  await wait(minResponseTime - ((performance.now() - begun) % minResponseTime));
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
