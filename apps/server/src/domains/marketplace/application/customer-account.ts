import { and, eq } from "drizzle-orm";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema/index.ts";
import { Failure, notFound } from "../../../errors/failure.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import { lockAccount } from "../../../identity/account.ts";
import { resetMail } from "../../../identity/messages.ts";
import { senderOf } from "../../../identity/one-time-code.ts";
import { sendResetLink } from "../../../identity/reset-link.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";
import type { Services } from "../../../services/services.ts";

/** The account of the customer with an application. */
export async function customerOf(database: Database, applicationId: string) {
  const [user] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.appId, applicationId), hasRole(users.id, "customer")));
  return user;
}

/**
 * The email of the customer's account, as the call returned it before it was a POST.
 * @throws Failure 404 without a linked account
 */
export async function customerEmail(database: Database, applicationId: string): Promise<{ email: string }> {
  const customer = await customerOf(database, applicationId);
  if (!customer) throw noCustomer();
  return { email: customer.email };
}

/** The application, and how its change is made only once. */
interface LinkRequest {
  readonly applicationId: string;
  readonly once: CheckedRequest["once"];
}

/**
 * Emails the customer of an application a link to set a password, and revokes earlier links. A password is never
 * returned (decisions, 37).
 * @throws Failure 404 without a linked account, 409 if it is disabled, 429 beyond a limit
 */
export async function sendCustomerLink(
  services: Services,
  { userId }: Caller,
  { applicationId, once }: LinkRequest,
) {
  const { database } = services;
  const customer = await customerOf(database, applicationId);
  if (!customer) throw noCustomer();
  const sender = await senderOf(services);
  return once(database, async (transaction) => {
    const account = await lockAccount(transaction, customer.id);
    if (!account?.enabled)
      throw new Failure(409, "The customer's account is disabled, so the link wouldn't work.");
    await recordAudit(transaction, {
      category: "password",
      createdBy: userId,
      data1: `marketplace application ${applicationId}`,
      data2: account.id,
      result: "link sent to the customer",
    });
    await sendResetLink(transaction, services, account, {
      kind: "password-link-by-staff",
      causedBy: { userId },
      mailOf: (recipient, code) => resetMail(sender, recipient, code),
    });
    return { email: customer.email };
  });
}

function noCustomer(): Failure {
  return notFound("A customer's account for this application");
}
