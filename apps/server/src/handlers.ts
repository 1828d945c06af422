import { allLists } from "./all-lists.ts";
import { configurationHandlers } from "./features/configuration.ts";
import { contactHandlers } from "./features/contacts/index.ts";
import { frameTokenHandlers } from "./features/frame-token.ts";
import { generalConfigHandlers } from "./features/general-config/index.ts";
import { identityHandlers } from "./features/identity.ts";
import { jobHandlers } from "./features/jobs.ts";
import { lookupHandlers } from "./features/lookups.ts";
import { lostPolicyHandlers } from "./features/lost-policy/index.ts";
import { noteHandlers } from "./features/notes/index.ts";
import { policyHandlers } from "./features/policies/index.ts";
import { policyNonPaidHandlers } from "./features/policy-non-paid/index.ts";
import { preferenceHandlers } from "./features/preferences.ts";
import { screenImpactHandlers } from "./features/screens/impact.ts";
import { screenHandlers } from "./features/screens/index.ts";
import { selectionHandlers } from "./features/selections/index.ts";
import { sessionHandlers } from "./features/session.ts";
import { uploadPolicyHandlers } from "./features/upload-policies/index.ts";
import { photoHandlers } from "./features/user/photo.ts";
import { secondFactorHandlers } from "./features/user/second-factors.ts";
import { visibilityHandlers } from "./features/user-manage/visibility.ts";
import type { Handlers } from "./http/handler.ts";
import { allJobHandlers } from "./job-handlers.ts";
import type { Services } from "./services.ts";

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export function allHandlers(services: Services) {
  const lists = allLists(services);
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
      [lists["policies.list"], lists["policyNonPaid.list"], lists["lostPolicy.list"]],
      Object.values(lists),
    ),
    ...preferenceHandlers(services),
    ...uploadPolicyHandlers(services),
    ...photoHandlers(services),
    ...secondFactorHandlers(services),
    ...visibilityHandlers(services),
  } satisfies Handlers;
}
