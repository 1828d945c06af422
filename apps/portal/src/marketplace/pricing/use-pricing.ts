import type { ApplicationDetail } from "@portico/contract/features/application.schemas";
import { useParams } from "react-router";
import type { Member } from "../application/members.ts";
import { useMembers } from "../application/use-application.ts";
import { creditOf, type EnrollmentGroup } from "../groups/groups.ts";
import { type Groups, useGroups } from "../groups/use-groups.ts";

/** The group of the page's path. */
export interface PathGroup {
  /** The position among the application's groups. */
  readonly index: number;
  readonly group: EnrollmentGroup;
}

/** Whom plans are priced for, and how. */
export interface Pricing extends Groups {
  readonly members: readonly Member[];
  /** The applicants of the group, or all. */
  readonly covered: readonly Member[];
  /** The group of the path. Undefined if the path has none, or it doesn't exist. */
  readonly inGroup: PathGroup | undefined;
  /** The ID of a group of the path that doesn't exist. */
  readonly missingGroup: string | undefined;
  /** Whether plans can be priced: the group of the path exists, and there are applicants. */
  readonly canPrice: boolean;
  /** The tax credit that can be used, in dollars a month. */
  readonly credit: number;
  /** The part of a request that determines prices. */
  readonly request: PricingRequest;
}

/** The part of a request that determines prices. */
export interface PricingRequest {
  readonly applicants?: readonly string[];
  readonly aptc: number;
  readonly withoutCredit: boolean;
}

/** Returns how plans are priced on a page: for the group in its path, or else for all applicants. */
export function usePricing(application: ApplicationDetail, isWithoutCredit: boolean): Pricing {
  const { groupId } = useParams();
  const members = useMembers(application);
  const { groups, setGroups } = useGroups(application.id, members);
  const inGroup = groupId === undefined ? undefined : groupAt(groups, groupId);
  const covered = inGroup ? members.filter(({ id }) => inGroup.group.applicants.includes(id)) : members;
  const credit = inGroup ? inGroup.group.aptc_selected : electedCredit(application, members);
  return {
    groups,
    setGroups,
    members,
    covered,
    inGroup,
    missingGroup: inGroup ? undefined : groupId,
    canPrice: (inGroup !== undefined || groupId === undefined) && covered.length > 0,
    credit,
    request: {
      ...(inGroup && { applicants: inGroup.group.applicants }),
      aptc: credit,
      withoutCredit: isWithoutCredit,
    },
  };
}

/** Returns the credit of all applicants, but no more than the household elected. */
function electedCredit({ raw }: ApplicationDetail, members: readonly Member[]): number {
  const all = creditOf(
    members.map(({ id }) => id),
    members,
  );
  return Math.min(all, raw.eligibilityAPTCElected ?? 0);
}

function groupAt(groups: readonly EnrollmentGroup[], groupId: string): PathGroup | undefined {
  const index = /^\d{1,2}$/.test(groupId) ? Number(groupId) : -1;
  const group = groups[index];
  return group && { index, group };
}
