import type { registerBody, resetByAdminBody } from "@portico/contract/schemas/identity";
import type * as z from "zod";
import { insertRow } from "../audit/change-row.ts";
import { recordAudit } from "../audit/record.ts";
import { isDuplicate } from "../db/database-errors.ts";
import { users } from "../db/schema/index.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { CheckedRequest } from "../http/handler.ts";
import type { Services } from "../services.ts";
import { findAccount, lockAccount } from "./account.ts";
import { refuseGuessable } from "./new-password.ts";
import { senderOf } from "./one-time-code.ts";
import { hashPassword } from "./passwords.ts";
import { giveBackTries, setPassword } from "./set-password.ts";

/** The security administrator, where the request came from, and the transaction that its repeats share. */
export interface Admin extends Pick<CheckedRequest, "address" | "once"> {
  readonly userId: string;
}

/**
 * Creates a user without roles or claims. A deployment of one organisation gives its own to all.
 * @returns the user's id
 * @throws Failure 409 where there is a user of that name, in any case; 422 for a password that is refused
 */
export async function registerUser(
  services: Services,
  { user, pass, email, phone, org, ChangePassNextLogin = false }: z.output<typeof registerBody>,
  { userId: by, address, once }: Admin,
): Promise<{ id: string }> {
  const { database, settings } = services;
  refuseGuessable(pass, user);
  if (await findAccount(database, user)) throw nameIsTaken();
  const passwordHash = await hashPassword(pass);
  const { organisation } = await settings();
  const values = {
    email: user,
    otherEmail: email.toLowerCase() === user.toLowerCase() ? null : email,
    passwordHash,
    mustChangePassword: ChangePassNextLogin,
    phone: phone || null,
    org: organisation || org || null,
  };
  try {
    return await once(database, async (transaction) => {
      const { id } = await insertRow(transaction, { table: users, values, by, category: "user" });
      await recordAudit(transaction, {
        category: "registration",
        createdBy: by,
        data1: address,
        data2: id,
        result: "registered",
      });
      return { id };
    });
  } catch (error) {
    // Somebody else was quicker.
    throw isDuplicate(error) ? nameIsTaken() : error;
  }
}

/**
 * Sets a user's password and ends their sessions.
 * @throws Failure 404 where there is no such user; 422 for a password that is refused
 */
export async function resetByAdmin(
  services: Services,
  { user, pass, ChangePassNextLogin = false }: z.output<typeof resetByAdminBody>,
  { userId: by, address, once }: Admin,
): Promise<null> {
  const { database } = services;
  refuseGuessable(pass, user);
  const found = await findAccount(database, user);
  if (!found) throw notFound("This user");
  const passwordHash = await hashPassword(pass);
  const sender = await senderOf(services);
  await once(database, async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    if (!account) throw notFound("This user");
    await setPassword(transaction, {
      account,
      passwordHash,
      mustChangePassword: ChangePassNextLogin,
      by,
      address,
      sender,
    });
    return null;
  });
  await giveBackTries(services, found);
  return null;
}

function nameIsTaken(): Failure {
  const text = "There is a user of this name already.";
  return new Failure(409, text, { user: [text] });
}
