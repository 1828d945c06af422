import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { SigningKey } from "./signing-key.ts";

const algorithm = "HS256";
const issuer = "portico";

/** What a token is for: one that was made for something else is none of its kind. */
export interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

/** Signs a token of a kind that ends at `expiresAt`. */
export function signJwt(
  { audience, type }: TokenKind,
  { id, key }: SigningKey,
  claims: JWTPayload,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: type, kid: id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** What a token says, or undefined where it is forged, altered, ended or of another kind. */
export async function readJwt(
  { audience, type }: TokenKind,
  { id, key }: SigningKey,
  token: string,
  now: Date,
): Promise<JWTPayload | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      requiredClaims: ["exp"],
      currentDate: now,
    });
    return protectedHeader.kid === id ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
