import { allows, holds, type Rights } from "@portico/contract";
import type { userBody } from "@portico/contract/features/accounts/user-manage.schemas";
import { parseClaims, parseRoles } from "@portico/contract/schemas/user-rights";
import type * as z from "zod";
import { updateAudited } from "../../../audit/write-row.ts";
import type { Database, Row } from "../../../db/database.ts";
import { userClaims, userRoles, users } from "../../../db/schema/index.ts";
import { Failure } from "../../../errors/failure.ts";
import { validationFailure } from "../../../http/validation.ts";
import { endSessionsOf } from "../../../identity/sessions.ts";
import { revokeSteps } from "../../../identity/steps.ts";
import type { Services } from "../../../services/services.ts";
import {
  hasOtherSecurityAdministrator,
  lockSecurityAdministrators,
  lockUser,
  readRights,
  readUser,
  type UserChange,
  type UserRights,
} from "./managed-user.ts";

/** New values of a user. */
export interface UserUpdate extends UserChange {
  readonly body: z.output<typeof userBody>;
}

/**
 * Updates a user's state, organization, roles and claims. Ends the user's sessions if they lose a right. New
 * rights apply to open sessions, because each request reads them.
 * @throws Failure 404, 409 if users raise their own rights or disable themselves, or for the last enabled security
 * administrator, 412 for a version conflict
 */
export async function updateUser({ database, settings }: Services, update: UserUpdate): Promise<Row> {
  const { organisation } = await settings();
  const { id, body, caller } = update;
  const after: UserRights = { roles: parseRoles(body.roles), claims: parseClaims(body.claims) };
  return database.transaction(async (transaction) => {
    await lockSecurityAdministrators(transaction, id);
    const user = await lockUser(transaction, update);
    const before = await readRights(transaction, id);
    if (caller.userId === id) requireNotRaised(body.enable, before, after);
    const wasAdministrator = user.enabled && allows("securityadmin", effective(before));
    const isAdministrator = body.enable && allows("securityadmin", effective(after));
    if (wasAdministrator && !isAdministrator) await requireOtherAdministrator(transaction, id);
    const org = body.org === undefined ? user.org : body.org || null;
    if (organisation && org !== user.org) {
      throw validationFailure("body", { org: ["This deployment has one organization. Leave this out"] });
    }
    await updateAudited(transaction, {
      table: users,
      id,
      locked: user,
      set: { enabled: body.enable, org },
      children: changedRights(before, after),
      by: caller.userId,
      category: "user",
    });
    const losesRights = missingFrom(after, before).length > 0;
    if (losesRights || !body.enable) await endSessionsOf(transaction, id);
    if (!body.enable) await revokeSteps(transaction, id);
    return readUser(transaction, update);
  });
}

function requireNotRaised(enable: boolean, before: UserRights, after: UserRights): void {
  if (!enable) {
    throw new Failure(409, "You can't disable your own account. Ask another security administrator.");
  }
  const added = missingFrom(before, after);
  if (added.length > 0) {
    throw new Failure(
      409,
      `You can't give yourself more permissions: ${added.join(", ")}. Ask another security administrator.`,
    );
  }
}

/** The names of the rights that only the second of two sets gives. */
function missingFrom(rights: UserRights, other: UserRights): string[] {
  const [held, others] = [effective(rights), effective(other)];
  return [...others.roles, ...others.claims].filter((name) => !holds(held, name));
}

/** The rights that roles and claims give. */
function effective({ roles, claims }: UserRights): Rights {
  const active = claims.filter(({ value }) => value.toLowerCase() !== "false");
  return { roles, claims: active.map(({ key }) => key) };
}

async function requireOtherAdministrator(transaction: Database, id: string): Promise<void> {
  if (await hasOtherSecurityAdministrator(transaction, id)) return;
  throw new Failure(
    409,
    "This is the last enabled security administrator. Give another enabled user the role securityadmin first.",
  );
}

/** The roles and claims to write. Unchanged ones are left out, so that the history has only changes. */
export function changedRights(before: UserRights, after: UserRights) {
  const roles = { table: userRoles, ownerColumn: userRoles.userId };
  const claims = { table: userClaims, ownerColumn: userClaims.userId };
  return {
    ...(sorted(before.roles) !== sorted(after.roles) && {
      roles: { ...roles, rows: after.roles.map((role) => ({ role })) },
    }),
    ...(sorted(before.claims) !== sorted(after.claims) && {
      claims: { ...claims, rows: after.claims.map(({ key, value }) => ({ key, value })) },
    }),
  };
}

function sorted(values: readonly unknown[]): string {
  return values
    .map((value) => JSON.stringify(value))
    .sort()
    .join();
}
