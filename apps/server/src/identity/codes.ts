import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { SigningKey } from "./signing-key.ts";

/** Without lookalike characters. */
const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCodes = 10;

/** A new unguessable code: 128 random bits. */
export function newSecretCode(): string {
  return randomBytes(16).toString("base64url");
}

/** The stored hash of an unguessable code. */
export function hashCode(code: string): string {
  return createHash("sha256").update("portico-code").update(code).digest("base64url");
}

/** A new six-digit code. */
export function newOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The stored hash of a six-digit code. Keyed, since a million codes are quickly tried. */
export function hashOtp({ key }: SigningKey, stepId: string, otp: string): string {
  return createHmac("sha256", key).update(`otp:${stepId}:${otp}`).digest("base64url");
}

/** Compares hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Ten new recovery codes, as `xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => [group(), group(), group()].join("-"));
}

/** The stored hash of a recovery code. Ignores case and dashes. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashCode(`${userId}:${code.toLowerCase().replaceAll("-", "")}`);
}

function group(): string {
  return Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join("");
}
