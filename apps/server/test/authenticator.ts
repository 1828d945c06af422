import { generateSync } from "otplib";

/** What an authenticator app with this secret shows, so many steps of 30 seconds from now. */
export function appCode(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}
