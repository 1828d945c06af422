import { and, eq, isNotNull } from "drizzle-orm";
import { generateSecret, generateURI, verifySync } from "otplib";
import { setAuthor } from "../db/author.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { type Encryption, isEncrypted } from "../encryption/encryption.ts";

/** Accepts codes one 30-second step early or late, for clock differences. */
const toleranceSeconds = 30;

/** The encryption context of a user's secret. */
export function totpEncryptionContext(userId: string): string {
  return `users.totpSecret/${userId}`;
}

/** The encryption context of the secret that a user is setting up. */
export function pendingTotpEncryptionContext(userId: string): string {
  return `users.pendingTotpSecret/${userId}`;
}

/** A new secret in Base32, and the URI for its QR code. */
export function newTotp(issuer: string, user: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label: user, secret }) };
}

/** The time step of a correct code. Undefined for an incorrect one. */
export function verifyTotp(secret: string, otp: string, now: Date): number | undefined {
  const result = verifySync({
    secret,
    token: otp,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** Encrypts the secrets of accounts from before encryption was added. */
export async function encryptPlainTotpSecrets(database: Database, encryption: Encryption): Promise<void> {
  const found = await database
    .select({ id: users.id, totpSecret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret));
  for (const { id, totpSecret } of found) {
    if (totpSecret === null || isEncrypted(totpSecret)) continue;
    await database.transaction(async (transaction) => {
      await setAuthor(transaction, null);
      await transaction
        .update(users)
        .set({ totpSecret: encryption.encrypt(totpSecret, totpEncryptionContext(id)) })
        .where(and(eq(users.id, id), eq(users.totpSecret, totpSecret)));
    });
  }
}
