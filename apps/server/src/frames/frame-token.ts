import { type Frame, frames } from "@portico/contract";
import * as z from "zod";
import { readJwt, signJwt, type TokenKind } from "../identity/jwt.ts";
import type { SigningKey } from "../identity/signing-key.ts";

const frameToken: TokenKind = { audience: "portico-frames", type: "frame+jwt" };

/** The claims of an embedded page's token: the session it depends on, and the page. */
export interface FrameClaims {
  readonly sid: string;
  readonly frame: Frame;
}

const claims = z.object({ sid: z.uuid(), frame: z.enum(frames) });

/** Signs a token for an embedded page. It expires at `expiresAt` or with its session. */
export function signFrameToken(
  key: SigningKey,
  { sid, frame }: FrameClaims,
  expiresAt: Date,
): Promise<string> {
  return signJwt(frameToken, key, { sid, frame }, expiresAt);
}

/** The claims of an embedded page's token, or undefined if it is invalid, expired, or of another kind. */
export async function readFrameToken(
  key: SigningKey,
  token: string,
  now: Date,
): Promise<FrameClaims | undefined> {
  return claims.safeParse(await readJwt(frameToken, key, token, now)).data;
}
