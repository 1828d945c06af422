import { type TokenClaims, tokenClaims } from "@portico/contract/features/accounts/identity.schemas";
import { readJwt, signJwt, type TokenKind } from "./jwt.ts";
import type { SigningKey } from "./signing-key.ts";

const sessionToken: TokenKind = { audience: "portico-portal", type: "session+jwt" };

/** The claims of a session token, without the standard ones. */
export type SessionClaims = Omit<TokenClaims, "iss" | "aud" | "exp">;

/** Signs a session token that expires at `expiresAt`. */
export function signToken(key: SigningKey, claims: SessionClaims, expiresAt: Date): Promise<string> {
  return signJwt(sessionToken, key, claims, expiresAt);
}

/** The session ID in a token, or undefined if it is invalid, expired, or of another kind. */
export async function sessionOfToken(key: SigningKey, token: string, now: Date): Promise<string | undefined> {
  return tokenClaims.safeParse(await readJwt(sessionToken, key, token, now)).data?.sid;
}
