import { externalId } from "@portico/contract/schemas/marketplace-application";
import * as z from "zod";
import { readJwt, signJwt, type TokenKind } from "../../identity/jwt.ts";
import type { SigningKey } from "../../identity/signing-key.ts";

const redirectToken: TokenKind = { audience: "marketplace", type: "redirect+jwt" };
const lastsMs = 5 * 60_000;
const claims = z.object({ application: externalId.nullable(), user: z.uuid() });

/** Whom a redirect is for, and the application to continue. */
export type RedirectClaims = z.output<typeof claims>;

/** Signs a token with which the Marketplace continues an application, for five minutes. */
export function signRedirect(key: SigningKey, redirect: RedirectClaims, now: Date): Promise<string> {
  return signJwt(redirectToken, key, redirect, new Date(now.getTime() + lastsMs));
}

/** What a token is for, or undefined if it is invalid or has expired. */
export async function readRedirect(
  key: SigningKey,
  token: string,
  now: Date,
): Promise<RedirectClaims | undefined> {
  return claims.safeParse(await readJwt(redirectToken, key, token, now)).data;
}
