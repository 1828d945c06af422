import type { EntryCode, GenericTypeKey } from "./generic-types.ts";

/** Statuses by code, with the kinds of their follow-ups. */
type PromisingStatuses = {
  readonly [Key in GenericTypeKey]?: { readonly [Code in EntryCode<Key>]?: EntryCode<"followUpKind"> };
};

/**
 * The statuses that promise something: setting one can add a follow-up. The calls of their lists take it with
 * `takesFollowUp`.
 */
export const promisingStatuses = {
  leadStatus: { CALL_BACK: "CALL_BACK" },
  unpaidStatus: { PROMISE_TO_PAY: "GRACE_PERIOD" },
  policyStatus: { PENDING_PAYMENT: "FIRST_PAYMENT", GRACE_PERIOD: "GRACE_PERIOD" },
} as const satisfies PromisingStatuses;
