import type { Rights } from "@portico/contract";
import { Failure } from "../errors/failure.ts";

/** A Visibility entry: whose rows in which area. `allOf` in place of either one means any. */
export interface Grant {
  readonly agentId: string;
  readonly resourceId: string;
}

/** In a grant: every agent or every area. */
export const allOf = "__all__";

/** An administrator who previews as another user. Only what both may see is shown. */
export interface Preview {
  readonly as: Caller;
  readonly by: Caller;
}

/** Who makes a request, as currently stored in the database. */
export interface Caller extends Rights {
  readonly sessionId: string;
  readonly userId: string;
  /** The contact linked to the account. */
  readonly contactId: string | null;
  /** The agent linked to that contact. */
  readonly agentId: string | null;
  readonly grants: readonly Grant[];
  /** Whether the account's owner chose its password, so that no administrator knows it. */
  readonly hasOwnPassword: boolean;
  /** Set while an administrator previews as another user. `roles` and `claims` are then those both have. */
  readonly preview?: Preview;
}

/**
 * The caller of an endpoint that requires a session.
 * @throws Failure 401 without a session
 */
export function signedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new Failure(401, "Your session has ended. Sign in again.");
  return caller;
}
