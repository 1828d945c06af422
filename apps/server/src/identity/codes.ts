import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { SigningKey } from "./signing-key.ts";

/** Without those that look alike. */
const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCodes = 10;

/** A new code that stands for a step: 128 random bits. */
export function newStepCode(): string {
  return randomBytes(16).toString("base64url");
}

/** What is kept of a code that cannot be guessed. */
export function hashCode(code: string): string {
  return createHash("sha256").update("portico-code").update(code).digest("base64url");
}

/** Six new digits. */
export function newOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What is kept of six digits: a million of them are soon tried, so the hash takes a key. */
export function hashOtp({ key }: SigningKey, stepId: string, otp: string): string {
  return createHmac("sha256", key).update(`otp:${stepId}:${otp}`).digest("base64url");
}

/** Whether two hashes are the same, in a time that tells nothing. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Ten new recovery codes, as `xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => [group(), group(), group()].join("-"));
}

/** What is kept of a recovery code; case and dashes do not matter. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashCode(`${userId}:${code.toLowerCase().replaceAll("-", "")}`);
}

function group(): string {
  return Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join("");
}
