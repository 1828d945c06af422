import * as z from "zod";
import { readJwt, signJwt, type TokenKind } from "../../identity/jwt.ts";
import type { SigningKey } from "../../identity/signing-key.ts";

const selectionToken: TokenKind = { audience: "portico-selections", type: "selection+jwt" };

const claims = z.object({
  /** The row with the IDs. */
  selection: z.uuid(),
  userId: z.uuid(),
  /** The list's ID. */
  endpoint: z.string(),
  /** The number of rows. */
  count: z.number().int(),
});

/** The claims of a selection token. */
export type SelectionClaims = z.infer<typeof claims>;

/** Signs a selection token that expires at `expiresAt`. */
export function signSelection(
  key: SigningKey,
  claimValues: SelectionClaims,
  expiresAt: Date,
): Promise<string> {
  return signJwt(selectionToken, key, { ...claimValues }, expiresAt);
}

/** The claims of a selection token, or undefined if it is invalid, expired, or of another kind. */
export async function readSelection(
  key: SigningKey,
  token: string,
  now: Date,
): Promise<SelectionClaims | undefined> {
  return claims.safeParse(await readJwt(selectionToken, key, token, now)).data;
}
