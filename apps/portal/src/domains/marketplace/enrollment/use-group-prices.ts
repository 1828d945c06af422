import { useQueries } from "@tanstack/react-query";
import { type GroupPrice, priceOf } from "../groups/group-price.ts";
import { creditOf, type EnrollmentGroup, type GroupApplicant } from "../groups/groups.ts";
import { planQuery } from "../pricing/plan-query.ts";

/** What the plan of a group costs now. */
export interface PricedGroup {
  /** Undefined until the plan is priced, and if it can't be. */
  readonly price: GroupPrice | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Returns what the plan of each group costs now. The largest credit is requested, so that a change of the credit needs
 * no request.
 */
export function useGroupPrices(
  appId: string,
  groups: readonly EnrollmentGroup[],
  applicants: readonly GroupApplicant[],
): readonly PricedGroup[] {
  const queries = useQueries({
    queries: groups.map(({ applicants: ids, plan }) => ({
      ...planQuery(appId, plan?.id ?? "", {
        applicants: ids,
        aptc: creditOf(ids, applicants),
        withoutCredit: false,
      }),
      enabled: plan !== undefined && ids.length > 0,
    })),
  });
  return queries.map(({ data, error, isFetching, refetch }, index) => {
    const group = groups[index];
    const isPriced = group?.plan !== undefined && data?.id === group.plan.id;
    return {
      price: isPriced ? priceOf(group, { premium: data.fullPremium, usable: data.credit }) : undefined,
      error,
      isFetching,
      refetch,
    };
  });
}
