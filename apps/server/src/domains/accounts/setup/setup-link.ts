import { and, eq, gt, lte } from "drizzle-orm";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Database } from "../../../db/database.ts";
import { setupLinks, users } from "../../../db/schema/index.ts";
import { hashCode, newSecretCode } from "../../../identity/codes.ts";
import { hasRole } from "../../../identity/roles-and-claims.ts";

const lifetime = 60 * 60_000;

/**
 * Why a link is created: at `start`, which keeps a valid link; on `request`, which replaces it; or for `recovery`, even
 * if there is a security administrator.
 */
export type SetupPurpose = "start" | "request" | "recovery";

/** A link's code, or why none was created. */
export type SetupLink =
  | { readonly kind: "made"; readonly code: string }
  /** An earlier link is still valid. */
  | { readonly kind: "open"; readonly expiresAt: Date }
  /** These security administrators have chosen their own password. */
  | { readonly kind: "not-needed"; readonly administrators: readonly string[] };

/** Creates a setup code and replaces any earlier one. */
export async function createSetupLink(
  database: Database,
  purpose: SetupPurpose,
  now: Date,
): Promise<SetupLink> {
  const administrators = await findSecurityAdministrators(database);
  if (administrators.length > 0 && purpose !== "recovery") return { kind: "not-needed", administrators };
  const code = newSecretCode();
  const isMade = await database.transaction(async (transaction) => {
    const values = {
      id: 1,
      codeHash: hashCode(code),
      isRecovery: purpose === "recovery",
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    };
    const written = await transaction
      .insert(setupLinks)
      .values(values)
      .onConflictDoUpdate({
        target: setupLinks.id,
        set: values,
        // If several servers start at once, only one prints a link.
        ...(purpose === "start" && { setWhere: lte(setupLinks.expiresAt, now) }),
      })
      .returning({ id: setupLinks.id });
    if (written.length === 0) return false;
    await recordAudit(transaction, {
      category: "registration",
      createdBy: null,
      result: `setup link made: ${purpose}`,
    });
    return true;
  });
  if (isMade) return { kind: "made", code };
  const [open] = await database.select({ expiresAt: setupLinks.expiresAt }).from(setupLinks);
  return { kind: "open", expiresAt: open?.expiresAt ?? now };
}

/** Whether a code is valid. Not locked: consume it before relying on it. */
export async function isSetupCode(database: Database, code: string, now: Date): Promise<boolean> {
  const found = await database.select({ id: setupLinks.id }).from(setupLinks).where(isOpen(code, now));
  return found.length > 0;
}

/**
 * Consumes a code. Only one of several concurrent calls succeeds, and none if there is a security administrator by now.
 * @returns whether it was consumed
 */
export async function consumeSetupCode(transaction: Database, code: string, now: Date): Promise<boolean> {
  const [taken] = await transaction
    .delete(setupLinks)
    .where(isOpen(code, now))
    .returning({ isRecovery: setupLinks.isRecovery });
  if (!taken) return false;
  return taken.isRecovery || (await findSecurityAdministrators(transaction)).length === 0;
}

function isOpen(code: string, now: Date) {
  return and(eq(setupLinks.codeHash, hashCode(code)), gt(setupLinks.expiresAt, now));
}

/** User names of enabled security administrators who chose their own password. */
async function findSecurityAdministrators(database: Database): Promise<string[]> {
  const found = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.enabled, true), eq(users.passwordSetBy, "owner"), hasRole(users.id, "securityadmin")))
    .orderBy(users.email);
  return found.map(({ email }) => email);
}
