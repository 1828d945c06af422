import { signedIn } from "../access/caller.ts";
import { recordAudit } from "../audit/record.ts";
import type { Handlers } from "../http/handler.ts";
import { endSession } from "../identity/sessions.ts";
import { signIn } from "../identity/sign-in.ts";
import type { Services } from "../services.ts";

/** Signing in and out. */
export function identityHandlers({ database, signingKey, clock }: Services) {
  return {
    "identity.login": async ({ body: { user, pass }, address }) => {
      return { token: await signIn(database, signingKey, { user, pass, address }, clock.now()) };
    },
    "identity.logout": async ({ caller: anybody, address }) => {
      const caller = signedIn(anybody);
      await endSession(database, caller.sessionId);
      await recordAudit(database, {
        category: "sign-out",
        createdBy: caller.userId,
        data1: address,
        result: "signed out",
      });
      return null;
    },
  } satisfies Partial<Handlers>;
}
