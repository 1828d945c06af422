import type { ApplicationDetail } from "@portico/contract/features/marketplace/application.schemas";
import { useParams } from "react-router";
import type { Member } from "../application/members.ts";
import { useEnrollable, useMembers } from "../application/use-application.ts";
import { centsOf, creditOf, type EnrollmentGroup } from "../groups/groups.ts";
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
  /** The applicants of the group, or those that the server prices plans for: never people with Medicaid or CHIP. */
  readonly covered: readonly Member[];
  /** The group of the path. Undefined if the path has none, or it doesn't exist. */
  readonly inGroup: PathGroup | undefined;
  /** The ID of a group of the path that doesn't exist. */
  readonly missingGroup: string | undefined;
  /** Whether the path has no group, so that plans are for all who can enroll. */
  readonly isForAll: boolean;
  /** Whether plans can be priced: the group of the path exists, and there are applicants. */
  readonly canPrice: boolean;
  /** The tax credit that can be used, in dollars a month. */
  readonly credit: number;
  /** The part of a request that determines prices. */
  readonly request: PricingRequest;
}

/** The part of a request that determines prices. */
export interface PricingRequest {
  readonly applicants: readonly string[];
  readonly aptc: number;
  readonly withoutCredit: boolean;
}

/** Returns how plans are priced on a page: for the group in its path, or else for all applicants. */
export function usePricing(application: ApplicationDetail, isWithoutCredit: boolean): Pricing {
  const { groupId } = useParams();
  const members = useMembers(application);
  const { groups, setGroups } = useGroups(application.id, useEnrollable(application));
  const inGroup = groupId === undefined ? undefined : groupAt(groups, groupId);
  const applicants = inGroup ? inGroup.group.applicants : application.enrollment.pricedApplicants;
  const covered = members.filter(({ id }) => applicants.includes(id));
  const credit = inGroup ? inGroup.group.aptc_selected : electedCredit(application, covered);
  return {
    groups,
    setGroups,
    members,
    covered,
    inGroup,
    missingGroup: inGroup ? undefined : groupId,
    isForAll: groupId === undefined,
    canPrice: (inGroup !== undefined || groupId === undefined) && covered.length > 0,
    credit,
    request: {
      applicants,
      aptc: credit,
      withoutCredit: isWithoutCredit,
    },
  };
}

/** Returns the credit of applicants, but no more than the household elected and its policies leave for new groups. */
function electedCredit({ raw, enrollment }: ApplicationDetail, members: readonly Member[]): number {
  const all = creditOf(
    members.map(({ id }) => id),
    members,
  );
  const used = enrollment.reason === null ? centsOf(enrollment.creditUsed) : 0;
  return Math.max(0, Math.min(centsOf(all), centsOf(raw.eligibilityAPTCElected ?? 0) - used)) / 100;
}

function groupAt(groups: readonly EnrollmentGroup[], groupId: string): PathGroup | undefined {
  const index = /^\d{1,2}$/.test(groupId) ? Number(groupId) : -1;
  const group = groups[index];
  return group && { index, group };
}
