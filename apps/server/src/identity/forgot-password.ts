import { setTimeout as wait } from "node:timers/promises";
import { recordAudit } from "../audit/record-audit.ts";
import { type Account, findAccount, lockAccount } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { resetMail } from "./messages.ts";
import { senderOf } from "./one-time-code.ts";
import { sendRequestedLink } from "./reset-link.ts";

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
  const { database } = services;
  const sender = await senderOf(services);
  const found = await findAccount(database, user);
  await database.transaction(async (transaction) => {
    const account = found && (await lockAccount(transaction, found.id));
    const isSent =
      account?.enabled === true &&
      (await sendRequestedLink(transaction, services, account, {
        causedBy: { address },
        mailOf: (recipient, code) => resetMail(sender, recipient, code),
      }));
    await recordAudit(transaction, {
      category: "password",
      createdBy: account?.id ?? null,
      data1: address,
      result: isSent ? "link sent" : `no link: ${reasonFor(account)}`,
    });
  });
}

function reasonFor(account: Account | undefined): string {
  if (!account) return "unknown user";
  return account.enabled ? "too many, the last one still works" : "disabled";
}
