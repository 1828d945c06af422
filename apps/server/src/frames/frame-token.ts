import { type Frame, frames } from "@portico/contract";
import * as z from "zod";
import { readJwt, signJwt, type TokenKind } from "../identity/jwt.ts";
import type { SigningKey } from "../identity/signing-key.ts";

const frameToken: TokenKind = { audience: "portico-frames", type: "frame+jwt" };

/** What a frame's token says: whose session it lives by, and for which frame. */
export interface FrameClaims {
  readonly sid: string;
  readonly frame: Frame;
}

const claims = z.object({ sid: z.uuid(), frame: z.enum(frames) });

/** Signs a frame's token that ends at `expiresAt`, and before with its session. */
export function signFrameToken(
  key: SigningKey,
  { sid, frame }: FrameClaims,
  expiresAt: Date,
): Promise<string> {
  return signJwt(frameToken, key, { sid, frame }, expiresAt);
}

/** What a frame's token says, or undefined where it is forged, altered, ended or of another kind. */
export async function readFrameToken(
  key: SigningKey,
  token: string,
  now: Date,
): Promise<FrameClaims | undefined> {
  return claims.safeParse(await readJwt(frameToken, key, token, now)).data;
}
