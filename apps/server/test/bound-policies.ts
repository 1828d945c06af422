import { policyList } from "../src/domains/policies/policies/index.ts";
import { completeList } from "../src/feature/list-declaration.ts";
import { bindList } from "../src/lists/list.ts";
import { businessClock } from "../src/time/business-clock.ts";

const clock = businessClock();

/** The list of policies, for tests of features that all lists share. */
export const boundPolicies = bindList(completeList(policyList), { clock });
