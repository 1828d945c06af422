import * as z from "zod";
import { readJwt, signJwt, type TokenKind } from "../../identity/jwt.ts";
import type { SigningKey } from "../../identity/signing-key.ts";

const selectionToken: TokenKind = { audience: "portico-selections", type: "selection+jwt" };

const claims = z.object({
  /** The row that holds the ids. */
  selection: z.uuid(),
  userId: z.uuid(),
  /** The list's id. */
  endpoint: z.string(),
  /** How many rows it holds. */
  count: z.number().int(),
});

/** What a selection's token says. */
export type SelectionClaims = z.infer<typeof claims>;

/** Signs a selection's token that ends at `expiresAt`. */
export function signSelection(
  key: SigningKey,
  claimValues: SelectionClaims,
  expiresAt: Date,
): Promise<string> {
  return signJwt(selectionToken, key, { ...claimValues }, expiresAt);
}

/** What a selection's token says, or undefined where it is forged, altered, ended or of another kind. */
export async function readSelection(
  key: SigningKey,
  token: string,
  now: Date,
): Promise<SelectionClaims | undefined> {
  return claims.safeParse(await readJwt(selectionToken, key, token, now)).data;
}
