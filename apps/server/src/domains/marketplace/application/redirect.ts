import type { Caller } from "../../../access/caller.ts";
import { Failure } from "../../../errors/failure.ts";
import type { Services } from "../../../services/services.ts";
import { signRedirect } from "../redirect-token.ts";
import { findApplication } from "./find-application.ts";

/** Where to continue at the Marketplace, with a token for it. */
export async function redirectTo(services: Services, caller: Caller, appId: string | undefined) {
  const { database, signingKey, clock, settings } = services;
  const { marketplace, publicUrl } = await settings();
  if (marketplace.url === "")
    throw new Failure(409, "The Marketplace's address isn't configured. Ask an administrator to enter it.");
  const application = appId === undefined ? null : await findApplication(database, caller, appId);
  const token = await signRedirect(
    signingKey,
    { application: application?.exchangeAssignedId ?? null, user: caller.userId },
    clock.now(),
  );
  return { url: new URL(marketplace.url, publicUrl).href, token, returnUrl: `${publicUrl}/mk/return` };
}
