import { signedIn } from "../../access/caller.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { users } from "../../db/schema/index.ts";
import { feature } from "../../feature/feature.ts";
import type { CheckedRequest, Handlers } from "../../http/handler.ts";
import { type Admin, resetByAdmin } from "../../identity/admin-accounts.ts";
import { forgotPassword } from "../../identity/forgot-password.ts";
import { resetPassword } from "../../identity/reset-password.ts";
import { sendSecondFactor, submitSecondFactor } from "../../identity/second-factor.ts";
import { endSession } from "../../identity/sessions.ts";
import { signIn } from "../../identity/sign-in.ts";
import { pendingTotpEncryptionContext, totpEncryptionContext } from "../../identity/totp.ts";
import type { Services } from "../../services/services.ts";
import { createAdministrator } from "./setup/create-administrator.ts";

/** Signing in and out, and password resets by security administrators. */
export const identityFeature = feature({
  handlers: identityHandlers,
  encrypted: [
    { key: users.id, column: users.totpSecret, contextOf: totpEncryptionContext },
    { key: users.id, column: users.pendingTotpSecret, contextOf: pendingTotpEncryptionContext },
  ],
});

function identityHandlers(services: Services) {
  return {
    "identity.login": ({ body: { user, pass }, address, browser }) =>
      signIn(services, { user, pass, address, browser }),
    "identity.secondFactor": ({ body, address, browser }) =>
      submitSecondFactor(services, { ...body, address, browser }),
    "identity.sendSecondFactor": ({ body, address }) => sendSecondFactor(services, { ...body, address }),
    "identity.forgot": async ({ params: { user }, address }) => {
      await forgotPassword(services, { user, address });
      return null;
    },
    "identity.reset": async ({ body: { user, pass, code }, address }) => {
      await resetPassword(services, { user, pass, code, address });
      return null;
    },
    "identity.setup": async ({ body: { user, pass, code }, address }) => {
      await createAdministrator(services, { user, pass, code, address });
      return null;
    },
    "identity.logout": async ({ caller: anybody, address }) => {
      const caller = signedIn(anybody);
      await services.database.transaction(async (transaction) => {
        await endSession(transaction, caller.sessionId);
        await recordAudit(transaction, {
          category: "sign-out",
          createdBy: caller.userId,
          data1: address,
          result: "signed out",
        });
      });
      return null;
    },
    "identity.resetByAdmin": ({ body, ...request }) => resetByAdmin(services, body, adminOf(request)),
  } satisfies Partial<Handlers>;
}

function adminOf({ caller, address, once }: Pick<CheckedRequest, "caller" | "address" | "once">): Admin {
  return { userId: signedIn(caller).userId, address, once };
}
