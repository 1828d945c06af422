import { allows, type Endpoint } from "@portico/contract";
import type { Caller } from "../access/caller.ts";
import { Failure } from "../errors/failure.ts";

/** @throws Failure 401 or 403 if the caller doesn't meet the endpoint's requirement */
export function checkAccess({ access }: Endpoint, caller: Caller | undefined): void {
  if (allows(access, caller)) return;
  if (!caller) throw new Failure(401, "Your session has ended. Sign in again.");
  throw new Failure(403, `You don't have a required role or claim: ${access}.`);
}
