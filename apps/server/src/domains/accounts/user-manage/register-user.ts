import type { registerBody } from "@portico/contract/features/accounts/identity.schemas";
import { parseClaims, parseRoles } from "@portico/contract/schemas/user-rights";
import type * as z from "zod";
import type { Caller } from "../../../access/caller.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { insertAudited } from "../../../audit/write-row.ts";
import { isDuplicate } from "../../../db/database-errors.ts";
import { users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import type { CheckedRequest } from "../../../http/handler.ts";
import { findAccount } from "../../../identity/account.ts";
import { checkPasswordStrength } from "../../../identity/password-strength.ts";
import { hashPassword } from "../../../identity/passwords.ts";
import type { Services } from "../../../services/services.ts";
import { reserveContact } from "./link-user.ts";
import { changedRights } from "./update-user.ts";
import { setFirstVisibility } from "./visibility.ts";

/** The security administrator who registers a user. */
interface Registrar extends Pick<CheckedRequest, "address" | "once"> {
  readonly caller: Caller;
}

/**
 * Creates a user, with roles, claims, contact and visibility if they are given, in one transaction. Sets the
 * deployment's organization, if there is one.
 * @returns the user's ID
 * @throws Failure 404 for an unknown contact; 409 if the user name is taken, or the contact is linked or has a
 * visibility; 422 for a weak password or an unknown agent
 */
export async function registerUser(
  { database, settings }: Services,
  { link, visibility, ...body }: z.output<typeof registerBody>,
  { caller: { userId: by }, address, once }: Registrar,
): Promise<{ id: string }> {
  const { user, pass, email, phone, org, ChangePassNextLogin = false, roles = "", claims = "" } = body;
  const { organisation, brand } = await settings();
  checkPasswordStrength(pass, user, [brand.name]);
  if (await findAccount(database, user)) throw nameTaken();
  const passwordHash = await hashPassword(pass);
  const values = {
    email: user,
    otherEmail: email.toLowerCase() === user.toLowerCase() ? null : email,
    passwordHash,
    mustChangePassword: ChangePassNextLogin,
    passwordSetBy: "admin" as const,
    phone: phone || null,
    org: organisation || org || null,
    contactId: link ?? null,
  };
  const rights = { roles: parseRoles(roles), claims: parseClaims(claims) };
  try {
    return await once(database, async (transaction) => {
      if (link !== undefined) await reserveContact(transaction, link);
      const children = changedRights({ roles: [], claims: [] }, rights);
      const { id } = await insertAudited(transaction, {
        table: users,
        values,
        children,
        by,
        category: "user",
      });
      if (link !== undefined && visibility !== undefined)
        await setFirstVisibility(transaction, { id: link, entries: visibility, by });
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
    // Someone else just took the name.
    throw isDuplicate(error) ? nameTaken() : error;
  }
}

function nameTaken(): Failure {
  const text = "A user with this name already exists.";
  return new Failure(409, text, { user: [text] });
}
