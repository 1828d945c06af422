import type { Rights } from "@portico/contract";
import { Failure } from "../errors/failure.ts";

/** An entry of Visibility: whose rows, of which area; `allOf` in place of either means any. */
export interface Grant {
  readonly agentId: string;
  readonly resourceId: string;
}

/** Every agent, or every area, in a grant. */
export const allOf = "__all__";

/** Whose eyes an administrator looks through, and who they are themselves: what is shown, both may see. */
export interface Preview {
  readonly as: Caller;
  readonly by: Caller;
}

/** Who is calling, as the database has it now. */
export interface Caller extends Rights {
  readonly sessionId: string;
  readonly userId: string;
  /** The contact that the account is linked to. */
  readonly contactId: string | null;
  /** The agent whose contact the caller is. */
  readonly agentId: string | null;
  readonly grants: readonly Grant[];
  /** Whether the account's owner chose its password, and no administrator knows it. */
  readonly hasOwnPassword: boolean;
  /** Where an administrator looks through the eyes of another; their rights are those that both hold. */
  readonly preview?: Preview;
}

/**
 * The caller of an endpoint that only people with a session reach.
 * @throws Failure 401 where there is none
 */
export function signedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new Failure(401, "Sign in to do this: there is no session, or it has ended.");
  return caller;
}

/** Whether the caller holds a claim, in any case. */
export function hasClaim(caller: Pick<Caller, "claims">, key: string): boolean {
  return caller.claims.some((claim) => claim.toLowerCase() === key.toLowerCase());
}
