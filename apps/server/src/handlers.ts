import { configurationHandlers } from "./features/configuration.ts";
import { contactHandlers } from "./features/contacts/index.ts";
import { frameTokenHandlers } from "./features/frame-token.ts";
import { generalConfigHandlers } from "./features/general-config/index.ts";
import { entryList } from "./features/general-config/list.ts";
import { identityHandlers } from "./features/identity.ts";
import { jobHandlers } from "./features/jobs.ts";
import { lookupHandlers } from "./features/lookups.ts";
import { lostPolicyHandlers } from "./features/lost-policy/index.ts";
import { lostPolicyList } from "./features/lost-policy/list.ts";
import { noteHandlers } from "./features/notes/index.ts";
import { policyHandlers } from "./features/policies/index.ts";
import { policyList } from "./features/policies/list.ts";
import { policyNonPaidHandlers } from "./features/policy-non-paid/index.ts";
import { unpaidPolicyList } from "./features/policy-non-paid/list.ts";
import { preferenceHandlers } from "./features/preferences.ts";
import { screenImpactHandlers } from "./features/screens/impact.ts";
import { screenHandlers } from "./features/screens/index.ts";
import { screenList } from "./features/screens/list.ts";
import { selectionHandlers } from "./features/selections/index.ts";
import { sessionHandlers } from "./features/session.ts";
import { uploadPolicyHandlers } from "./features/upload-policies/index.ts";
import { uploadList } from "./features/upload-policies/list.ts";
import { photoHandlers } from "./features/user/photo.ts";
import { secondFactorHandlers } from "./features/user/second-factors.ts";
import type { Handlers } from "./http/handler.ts";
import { allJobHandlers } from "./job-handlers.ts";
import type { Services } from "./services.ts";

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export function allHandlers(services: Services) {
  return {
    ...identityHandlers(services),
    ...sessionHandlers(services),
    ...configurationHandlers(services),
    ...generalConfigHandlers(services),
    ...screenHandlers(services),
    ...screenImpactHandlers(services),
    ...jobHandlers(services, allJobHandlers(services)),
    ...frameTokenHandlers(services),
    ...contactHandlers(services),
    ...lookupHandlers(services),
    ...policyHandlers(services),
    ...policyNonPaidHandlers(services),
    ...lostPolicyHandlers(services),
    ...noteHandlers(services),
    ...selectionHandlers(
      services,
      [policyList(services), unpaidPolicyList(services), lostPolicyList],
      [uploadList, entryList, screenList],
    ),
    ...preferenceHandlers(services),
    ...uploadPolicyHandlers(services),
    ...photoHandlers(services),
    ...secondFactorHandlers(services),
  } satisfies Handlers;
}
