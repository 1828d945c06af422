import { generateSync } from "otplib";

/** The authenticator code of a secret, some 30-second steps from now. */
export function appCode(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}
