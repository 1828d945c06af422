import { and, eq, isNotNull } from "drizzle-orm";
import { generateSecret, generateURI, verifySync } from "otplib";
import { setAuthor } from "../db/author.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema/index.ts";
import { type Encryption, isEncrypted } from "../encryption/encryption.ts";

/** A code is taken one step of 30 seconds early or late, for clocks that differ. */
const toleranceSeconds = 30;

/** Where a user's secret is sealed. */
export function totpEncryptionContext(userId: string): string {
  return `users.totpSecret/${userId}`;
}

/** Where the secret that a user is setting up is sealed. */
export function pendingTotpEncryptionContext(userId: string): string {
  return `users.pendingTotpSecret/${userId}`;
}

/** A new secret, Base32, and the address that its QR code holds. */
export function newTotp(issuer: string, user: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label: user, secret }) };
}

/** The time step of a right code; undefined for a wrong one. */
export function verifyTotp(secret: string, otp: string, now: Date): number | undefined {
  const result = verifySync({
    secret,
    token: otp,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** Seals the secrets of accounts that were made before there was sealing. */
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
