import { recordAudit } from "../../../audit/record-audit.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import { isDuplicate } from "../../../db/database-errors.ts";
import { contacts, userRoles, users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { findAccount } from "../../../identity/account.ts";
import type { IdentityServices } from "../../../identity/identity-services.ts";
import { checkPasswordStrength } from "../../../identity/password-strength.ts";
import { hashPassword } from "../../../identity/passwords.ts";
import { consumeSetupCode, isSetupCode } from "./setup-link.ts";

/** The name of the first security administrator until they change it in My Account. */
const placeholderName = { firstName: "Security", lastName: "Administrator" };

/** The form of a setup link, and the client's address. */
export interface SetupForm {
  readonly user: string;
  readonly pass: string;
  readonly code: string;
  readonly address: string;
}

/**
 * Creates a security administrator with the one-time code of a setup link.
 * @throws Failure 422 for a weak password or any invalid code, 409 if the user name is taken
 */
export async function createAdministrator(services: IdentityServices, setup: SetupForm): Promise<void> {
  const { database, clock } = services;
  const { user, pass, code, address } = setup;
  if (!(await isSetupCode(database, code, clock.now()))) return refuse(services, address);
  const { brand } = await services.settings();
  checkPasswordStrength(pass, user, [brand.name]);
  if (await findAccount(database, user)) throw nameTaken();
  const passwordHash = await hashPassword(pass);
  try {
    if (!(await write(services, setup, passwordHash))) return await refuse(services, address);
  } catch (error) {
    // Someone else just took the name. The code is still valid.
    throw isDuplicate(error) ? nameTaken() : error;
  }
}

/** @returns whether the code was valid */
async function write(
  { database, clock, settings }: IdentityServices,
  { user, code, address }: SetupForm,
  passwordHash: string,
): Promise<boolean> {
  const { organisation } = await settings();
  return database.transaction(async (transaction) => {
    if (!(await consumeSetupCode(transaction, code, clock.now()))) return false;
    const contact = await insertAudited(transaction, {
      table: contacts,
      values: placeholderName,
      by: null,
      category: "contact",
    });
    const { id } = await insertAudited(transaction, {
      table: users,
      values: {
        email: user,
        passwordHash,
        passwordSetBy: "owner",
        org: organisation || null,
        contactId: contact.id,
      },
      children: {
        roles: { table: userRoles, ownerColumn: userRoles.userId, rows: [{ role: "securityadmin" }] },
      },
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

async function refuse({ database }: IdentityServices, address: string): Promise<never> {
  await recordAudit(database, {
    category: "registration",
    createdBy: null,
    data1: address,
    result: "refused: no such setup link",
  });
  const text =
    "This link is invalid or has expired. The person who runs the server can create a new one with the setup-link command.";
  throw new Failure(422, text, { code: [text] });
}

function nameTaken(): Failure {
  const text =
    "A user with this name already exists. Use another email address for the security administrator.";
  return new Failure(409, text, { user: [text] });
}
