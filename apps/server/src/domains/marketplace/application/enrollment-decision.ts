import { coversYear } from "@portico/contract";
import type { EnrollmentDecision } from "@portico/contract/features/marketplace/application.schemas";
import type {
  Applicant,
  ApplicationPolicy,
  MarketplaceApplication,
} from "@portico/contract/schemas/marketplace-application";
import { formatDate, formatMoney } from "@portico/format";
import { Failure } from "../../../errors/failure.ts";
import type { EnrollmentGroup } from "../application-client.ts";
import { toCents, toDollars } from "../rules/cents.ts";
import { canEnrollOn, effectiveDateOf, nameOf, whyNotPriced, whyYearIsOver } from "./enrollment-terms.ts";

/** What the server knows about the enrollment of an application. */
export interface EnrollmentFacts {
  readonly raw: MarketplaceApplication;
  /** `YYYY-MM-DD` in the business time zone. */
  readonly today: string;
  /** Submitted groups that the Marketplace hasn't confirmed. Undefined if there are none. */
  readonly pending: readonly EnrollmentGroup[] | undefined;
  /** The policies of the application in Policies. */
  readonly known: readonly KnownPolicy[];
  /** Whether an agent would own the new policies. */
  readonly hasAgent: boolean;
}

/** A policy of an application in Policies. */
export interface KnownPolicy {
  readonly id: string;
  readonly exchangeId: string | null;
  /** Whether it was canceled or terminated, or has expired. */
  readonly hasEnded: boolean;
}

/** Why a submission is refused that nobody would own the policies of. */
export const noAgentText =
  "This application has no agent, so nobody would own its policies. Ask an administrator.";

type Person = EnrollmentDecision["people"][number];
type Reason = Pick<Person, "state" | "reason">;

/**
 * Decides who of an application can enroll, and if nobody can, why. Pages show it, and a submission is checked against
 * it.
 */
export function decideEnrollment(facts: EnrollmentFacts): EnrollmentDecision {
  const { raw, pending } = facts;
  const current = currentPolicies(facts);
  const { applicants } = raw.object.insuranceApplication;
  const people = [
    ...applicants.map((applicant): Person => {
      const reason = reasonOf(facts, current, applicant);
      return { id: applicant.id, name: nameOf(raw, applicant), ...reason };
    }),
    ...othersOf(raw),
  ];
  const cents = current.reduce((sum, { aptc_applied }) => sum + toCents(aptc_applied), 0);
  return {
    ...blockOf(facts, people),
    people,
    policies: current.map(({ id_exchange, plan, members }) => ({
      exchangeId: id_exchange,
      policyId: facts.known.find(({ exchangeId }) => exchangeId === id_exchange)?.id ?? null,
      planName: plan.name ?? plan.id,
      applicants: members.map(({ applicant_id }) => applicant_id),
    })),
    pricedApplicants: pricedOf(people),
    creditUsed: toDollars(cents),
    pendingGroups: (pending ?? []).map((group) => ({ ...group, applicants: [...group.applicants] })),
  };
}

/** Whether an applicant can be in a new group. */
export function isOpen({ people }: Pick<EnrollmentDecision, "people">, applicantId: string): boolean {
  return people.some(({ id, state }) => id === applicantId && state === "open");
}

/**
 * Whom plans are priced for by default.
 * @throws Failure 422 if there is nobody
 */
export function requirePriced({ pricedApplicants, reason }: EnrollmentDecision): readonly string[] {
  if (pricedApplicants.length > 0) return pricedApplicants;
  throw new Failure(422, reason ?? "Nobody on this application applies for coverage.");
}

/** Those who can enroll. If nobody can, those who only can't at the moment, so that plans can be compared. */
function pricedOf(people: readonly Person[]): string[] {
  const idsOf = (...states: readonly Person["state"][]) =>
    people.flatMap(({ id, state }) => (states.includes(state) ? [id] : []));
  const able = idsOf("open", "pending");
  return able.length > 0 ? able : idsOf("enrolled", "closed");
}

/** The policies of the coverage year, without those that have ended at the Marketplace or in Policies. */
function currentPolicies({ raw, known }: EnrollmentFacts): ApplicationPolicy[] {
  const { coverageYear } = raw.object.insuranceApplication;
  const ended = new Set(known.flatMap(({ exchangeId, hasEnded }) => (hasEnded ? [exchangeId] : [])));
  return raw.object.policies.filter(
    (policy) => coversYear(policy, coverageYear) && !ended.has(policy.id_exchange),
  );
}

function reasonOf(
  { raw, today, pending }: EnrollmentFacts,
  current: readonly ApplicationPolicy[],
  applicant: Applicant,
): Reason {
  const name = nameOf(raw, applicant);
  const year = raw.object.insuranceApplication.coverageYear;
  if (pending?.some(({ applicants }) => applicants.includes(applicant.id)))
    return { state: "pending", reason: null };
  const policy = current.find(({ members }) =>
    members.some((member) => member.applicant_id === applicant.id),
  );
  if (policy) {
    const { plan, id_exchange } = policy;
    const reason = `${name} is already enrolled for ${year}, in ${plan.name ?? plan.id} (policy ${id_exchange}).`;
    return { state: "enrolled", reason };
  }
  if (applicant.eligibility.medicaidChip === true) {
    const reason = `${name} gets Medicaid or CHIP, so they can't enroll in a Marketplace plan.`;
    return { state: "medicaid", reason };
  }
  if (canEnrollOn(applicant, today)) return { state: "open", reason: null };
  const end = endOfPeriod(applicant, today);
  const reason = `${name} can't enroll today: there is no enrollment period.${end ? ` The last one ended on ${formatDate(end)}.` : ""}`;
  return { state: "closed", reason };
}

/** The last day of an applicant's latest enrollment period that is over. */
function endOfPeriod({ eligibilityInitial, eligibilitySpecial }: Applicant, today: string) {
  return [eligibilityInitial, eligibilitySpecial]
    .flatMap((period) => period?.dateRange?.end ?? [])
    .filter((end) => end < today)
    .toSorted()
    .at(-1);
}

/** The people of the household who don't apply. */
function othersOf({ object }: MarketplaceApplication): Person[] {
  const applying = new Set(object.insuranceApplication.applicants.map(({ person_ref }) => person_ref));
  return object.persons
    .filter(({ id }) => !applying.has(id))
    .map(({ id, name: { first, last } }) => {
      const name = `${first} ${last}`;
      const reason = `${name} isn't applying for coverage here, for example because of other coverage.`;
      return { id, name, state: "notApplying", reason };
    });
}

/** Why no group can be submitted, except for those that are pending. */
function blockOf(
  { raw, today, pending, hasAgent }: EnrollmentFacts,
  people: readonly Person[],
): Pick<EnrollmentDecision, "state" | "reason"> {
  const { applicants, coverageYear: year } = raw.object.insuranceApplication;
  if (pending) return { state: "pending", reason: pendingText(raw, pending) };
  const has = (state: Person["state"]) => people.some((person) => person.state === state);
  if (!has("open") && has("enrolled")) {
    const reason = `This application is already enrolled for ${year}. To change plans, continue it at the Marketplace.`;
    return { state: "enrolled", reason };
  }
  const incomplete = whyNotPriced(raw);
  if (incomplete) return { state: "incomplete", reason: incomplete };
  if (has("closed") && !has("open"))
    return { state: "closed", reason: "No applicant is in an enrollment period today" };
  if (!has("open")) {
    const reason = "Nobody on this application can enroll: all applicants get Medicaid or CHIP.";
    return { state: "medicaid", reason };
  }
  const open = applicants.filter(({ id }) => people.some((one) => one.id === id && one.state === "open"));
  const yearOver = whyYearIsOver(year, effectiveDateOf(open, today, year));
  if (yearOver) return { state: "yearOver", reason: yearOver };
  if (!hasAgent) return { state: "noAgent", reason: noAgentText };
  return { state: "open", reason: null };
}

/** Says that other groups may be enrolled. */
function pendingText(raw: MarketplaceApplication, groups: readonly EnrollmentGroup[]): string {
  const { applicants: all, coverageYear } = raw.object.insuranceApplication;
  const list = new Intl.ListFormat("en-US");
  const texts = groups.map(({ applicants, planId, aptcSelected }) => {
    const names = applicants.map((id) => {
      const applicant = all.find((one) => one.id === id);
      return applicant ? nameOf(raw, applicant) : id;
    });
    return `${list.format(names)} in plan ${planId} with ${formatMoney(aptcSelected)} of credit`;
  });
  return `Other groups were submitted for ${coverageYear}, and the Marketplace hasn't confirmed them: ${texts.join("; ")}. Submit them again. Or refetch the application after a minute: if they aren't among its policies, you can submit these groups.`;
}
