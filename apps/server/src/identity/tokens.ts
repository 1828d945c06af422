import { type TokenClaims, tokenClaims } from "@portico/contract/schemas/identity";
import { errors, jwtVerify, SignJWT } from "jose";
import type { SigningKey } from "./signing-key.ts";

const algorithm = "HS256";
const issuer = "portico";
const audience = "portico-portal";
/** Says what the token is for, so that one made for something else is none. */
const type = "session+jwt";

/** What a token says, without what every token says. */
export type SessionClaims = Omit<TokenClaims, "iss" | "aud" | "exp">;

/** Signs a session token that ends at `expiresAt`. */
export function signToken({ id, key }: SigningKey, claims: SessionClaims, expiresAt: Date): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The id of the session a token names, or undefined where it is forged, altered, ended or of another kind. */
export async function sessionOfToken(
  { id, key }: SigningKey,
  token: string,
  now: Date,
): Promise<string | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      currentDate: now,
    });
    if (protectedHeader.kid !== id) return undefined;
    return tokenClaims.safeParse(payload).data?.sid;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
