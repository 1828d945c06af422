import * as z from "zod";
import { readJwt, signJwt, type TokenKind } from "../../../identity/jwt.ts";
import type { SigningKey } from "../../../identity/signing-key.ts";

const proofToken: TokenKind = { audience: "portico-consent", type: "consent+jwt" };
const lastsMs = 30 * 60_000;
const claims = z.object({ request: z.uuid() });

/** Signs a token that proves for half an hour that the applicant of a consent request entered their date of birth. */
export function signProof(key: SigningKey, requestId: string, now: Date): Promise<string> {
  return signJwt(proofToken, key, { request: requestId }, new Date(now.getTime() + lastsMs));
}

/** The ID of the proven request, or undefined if the token is invalid or has expired. */
export async function readProof(key: SigningKey, token: string, now: Date): Promise<string | undefined> {
  return claims.safeParse(await readJwt(proofToken, key, token, now)).data?.request;
}
