import { hash, verify } from "@node-rs/argon2";

/** argon2id at the cost OWASP names first; the library's own defaults, written down so that they stay. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Checked in place of a hash that is not there, so that an unknown user takes as long as a known one. */
const nobodysHash = hashPassword("nobody's password");

/** Whether the password is the one; without a hash it is not, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
