import type { resetByAdminBody } from "@portico/contract/features/accounts/identity.schemas";
import type * as z from "zod";
import { recordAudit } from "../audit/record-audit.ts";
import { Failure, notFound } from "../errors/failure.ts";
import type { CheckedRequest } from "../http/handler.ts";
import { findAccount, lockAccount } from "./account.ts";
import type { IdentityServices } from "./identity-services.ts";
import { resetByAdminMail } from "./messages.ts";
import { senderOf } from "./one-time-code.ts";
import { checkPasswordStrength } from "./password-strength.ts";
import { hashPassword } from "./passwords.ts";
import { sendResetLink } from "./reset-link.ts";
import { endSessionsOf } from "./sessions.ts";
import { resetAttempts, setPassword } from "./set-password.ts";
import { revokeSteps } from "./steps.ts";

/** The security administrator, their address, and the transaction for idempotent requests. */
export interface Admin extends Pick<CheckedRequest, "address" | "once"> {
  readonly userId: string;
}

/**
 * Resets a user's password and ends their sessions: sets a temporary password, or emails them a link to choose one.
 * @throws Failure 404 if the user doesn't exist, 409 for a link to a disabled user, 422 for a weak password
 */
export async function resetByAdmin(
  services: IdentityServices,
  { user, pass, ChangePassNextLogin = true }: z.output<typeof resetByAdminBody>,
  admin: Admin,
): Promise<null> {
  // The schema allows no password only for a link.
  if (pass === undefined) return sendLinkByAdmin(services, user, admin);
  const { database } = services;
  const { userId: by, address, once } = admin;
  const sender = await senderOf(services);
  checkPasswordStrength(pass, user, [sender.brand]);
  const found = await findAccount(database, user);
  if (!found) throw notFound("This user");
  const passwordHash = await hashPassword(pass);
  await once(database, async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    if (!account) throw notFound("This user");
    await setPassword(transaction, services, {
      account,
      passwordHash,
      mustChangePassword: ChangePassNextLogin,
      passwordSetBy: "admin",
      by,
      address,
      sender,
    });
    return null;
  });
  await resetAttempts(services, found);
  return null;
}

/** The password stays valid until its owner chooses another one, so that a lost email doesn't lock the user out. */
async function sendLinkByAdmin(
  services: IdentityServices,
  user: string,
  { userId: by, address, once }: Admin,
): Promise<null> {
  const { database } = services;
  const found = await findAccount(database, user);
  if (!found) throw notFound("This user");
  const sender = await senderOf(services);
  return once(database, async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    if (!account) throw notFound("This user");
    if (!account.enabled) {
      throw new Failure(409, "This user is disabled, so the link wouldn't work. Enable the user first.");
    }
    await endSessionsOf(transaction, account.id);
    await revokeSteps(transaction, account.id);
    await sendResetLink(transaction, services, account, {
      kind: "password-link-by-staff",
      causedBy: { userId: by },
      mailOf: (recipient, code) => resetByAdminMail(sender, recipient, code),
    });
    await recordAudit(transaction, {
      category: "password",
      createdBy: by,
      data1: address,
      data2: account.id,
      result: "link sent by an administrator",
    });
    return null;
  });
}
