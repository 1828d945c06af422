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
  kind: TokenKind,
  key: SigningKey,
  token: string,
  now: Date,
): Promise<JWTPayload | undefined> {
  const found = verifiedTokensFor(key);
  const name = `${kind.audience} ${kind.type} ${token}`;
  const known = found.get(name);
  if (known) return hasEnded(known, now) ? undefined : known;
  const payload = await verified(kind, key, token, now);
  if (payload) found.keep(name, payload);
  return payload;
}

async function verified(
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

function hasEnded({ exp = 0 }: JWTPayload, now: Date): boolean {
  return exp <= Math.floor(now.getTime() / 1000);
}

/** Tokens found genuine: a signature stays what it is, so that only the end of a token is looked at again. */
interface VerifiedTokens {
  get(name: string): JWTPayload | undefined;
  keep(name: string, payload: JWTPayload): void;
}

/** So many are remembered; the oldest makes room. */
const maxVerifiedTokens = 2_000;
const genuineByKey = new WeakMap<SigningKey, VerifiedTokens>();

function verifiedTokensFor(key: SigningKey): VerifiedTokens {
  const found = genuineByKey.get(key) ?? createVerifiedTokens();
  genuineByKey.set(key, found);
  return found;
}

function createVerifiedTokens(): VerifiedTokens {
  const known = new Map<string, JWTPayload>();
  return {
    get: (name) => known.get(name),
    keep: (name, payload) => {
      const [oldest] = known.keys();
      if (known.size >= maxVerifiedTokens && oldest !== undefined) known.delete(oldest);
      known.set(name, payload);
    },
  };
}
