import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { SigningKey } from "./signing-key.ts";

const algorithm = "HS256";
const issuer = "portico";

/** What a token is for. Tokens of one kind are invalid as any other. */
export interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

/** Signs a token that expires at `expiresAt`. */
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

/** The claims of a token, or undefined if it is invalid, expired, or of another kind. */
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
  if (payload) found.addToken(name, payload);
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

/** Caches verified tokens, so that only their expiry is checked again. */
interface VerifiedTokens {
  get(name: string): JWTPayload | undefined;
  addToken(name: string, payload: JWTPayload): void;
}

/** Size of the cache. The oldest token is evicted. */
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
    addToken: (name, payload) => {
      const [oldest] = known.keys();
      if (known.size >= maxVerifiedTokens && oldest !== undefined) known.delete(oldest);
      known.set(name, payload);
    },
  };
}
