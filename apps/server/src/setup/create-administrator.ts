import { insertRow } from "../audit/change-row.ts";
import { recordAudit } from "../audit/record.ts";
import { isDuplicate } from "../db/database-errors.ts";
import { contacts, userRoles, users } from "../db/schema/index.ts";
import { Failure } from "../http/failure.ts";
import { findAccount } from "../identity/account.ts";
import { refuseGuessable } from "../identity/new-password.ts";
import { hashPassword } from "../identity/passwords.ts";
import type { Services } from "../services.ts";
import { isSetupCode, takeSetupCode } from "./setup-link.ts";

/** What the first security administrator is called until they enter their name in My Account. */
const placeholderName = { firstName: "Security", lastName: "Administrator" };

/** What the form behind a setup link sends, and where from. */
export interface Setup {
  readonly user: string;
  readonly pass: string;
  readonly code: string;
  readonly address: string;
}

/**
 * Creates a security administrator by the code of a setup link, which works once. It begins no session.
 * @throws Failure 422 for a password that is refused, and, the same in every case, for a code that is wrong, used, too
 * old or not needed any more; 409 where there is a user of that name
 */
export async function createAdministrator(services: Services, setup: Setup): Promise<void> {
  const { database, clock } = services;
  const { user, pass, code, address } = setup;
  if (!(await isSetupCode(database, code, clock.now()))) return refuse(services, address);
  const { brand } = await services.settings();
  refuseGuessable(pass, user, [brand.name]);
  if (await findAccount(database, user)) throw nameIsTaken();
  const passwordHash = await hashPassword(pass);
  try {
    if (!(await write(services, setup, passwordHash))) return await refuse(services, address);
  } catch (error) {
    // Somebody else was quicker; the code is as it was.
    throw isDuplicate(error) ? nameIsTaken() : error;
  }
}

/** @returns whether the code could be taken */
async function write(
  { database, clock, settings }: Services,
  { user, code, address }: Setup,
  passwordHash: string,
): Promise<boolean> {
  const { organisation } = await settings();
  return database.transaction(async (transaction) => {
    if (!(await takeSetupCode(transaction, code, clock.now()))) return false;
    const contact = await insertRow(transaction, {
      table: contacts,
      values: placeholderName,
      by: null,
      category: "contact",
    });
    const { id } = await insertRow(transaction, {
      table: users,
      values: {
        email: user,
        passwordHash,
        passwordSetBy: "owner",
        org: organisation || null,
        contactId: contact.id,
      },
      parts: { roles: { table: userRoles, of: userRoles.userId, rows: [{ role: "securityadmin" }] } },
      by: null,
      category: "user",
    });
    await recordAudit(transaction, {
      category: "registration",
      createdBy: id,
      data1: address,
      data2: id,
      result: "security administrator created by a setup link",
    });
    return true;
  });
}

async function refuse({ database }: Services, address: string): Promise<never> {
  await recordAudit(database, {
    category: "registration",
    createdBy: null,
    data1: address,
    result: "refused: no such setup link",
  });
  const text =
    "This link does not work, or not any more. Whoever runs the server can make a new one with the setup-link command.";
  throw new Failure(422, text, { code: [text] });
}

function nameIsTaken(): Failure {
  const text =
    "There is already a user of this name. Use another email address for the security administrator.";
  return new Failure(409, text, { user: [text] });
}
