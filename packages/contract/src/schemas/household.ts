import { type CardValues, hasExpired, lacksCardNumber } from "./payment-card.ts";

/** An invalid value and its message. */
export interface HouseholdProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A person of a household. */
interface Member {
  readonly relation?: string | undefined;
  readonly annualIncome?: number | undefined;
  readonly apply: boolean;
}

/** A family and its totals. Rules about missing values don't apply. */
interface Household {
  readonly married: boolean;
  readonly totalMembers?: number | undefined;
  readonly annualHouseholdIncome?: number | undefined;
  readonly applyingForCoverage?: number | undefined;
  readonly annualIncome?: number | undefined;
  readonly offlineAppMembers: readonly Member[];
}

/**
 * Whoever is married has a spouse among the members, and the other way round. Totals must fit the people who are entered.
 * A family may have more people than are entered.
 */
export function householdProblems(body: Household): HouseholdProblem[] {
  const { married, totalMembers, applyingForCoverage, offlineAppMembers: members } = body;
  const spouses = members.flatMap(({ relation }, index) => (relation === "spouse" ? [index] : []));
  const entered = members.length + 1;
  const applying = members.filter(({ apply }) => apply).length;
  const cents = (value = 0) => Math.round(value * 100);
  const incomes = members.reduce((sum, each) => sum + cents(each.annualIncome), cents(body.annualIncome));
  return [
    ...(married && spouses.length === 0
      ? [{ path: ["offlineAppMembers"], message: "One of the members has to be your spouse" }]
      : []),
    ...(!married && spouses.length > 0
      ? [
          {
            path: ["married"],
            message: "One of the members is the spouse. Check Married, or change the relation",
          },
        ]
      : []),
    ...spouses.slice(1).map((index) => ({
      path: ["offlineAppMembers", index, "relation"],
      message: "Only one member can be the spouse",
    })),
    ...(totalMembers !== undefined && totalMembers < entered
      ? [{ path: ["totalMembers"], message: `At least ${entered}, the number of people entered` }]
      : []),
    ...(applyingForCoverage !== undefined && totalMembers !== undefined && applyingForCoverage > totalMembers
      ? [{ path: ["applyingForCoverage"], message: "Can't be more than the family size" }]
      : []),
    ...(applyingForCoverage !== undefined && applyingForCoverage < applying
      ? [{ path: ["applyingForCoverage"], message: `At least ${applying}, the members who apply` }]
      : []),
    ...(body.annualHouseholdIncome !== undefined && cents(body.annualHouseholdIncome) < incomes
      ? [{ path: ["annualHouseholdIncome"], message: "Can't be less than the incomes entered" }]
      : []),
  ];
}

const adultAge = 18;
/** The number of years that dates of birth go back (specification, part 1, section 5). */
const oldestAge = 110;

/** The values of an application whose rules depend on the current date or on what is stored. */
interface DatedValues extends CardValues {
  readonly dob: string;
  readonly offlineAppMembers: readonly { readonly relation: string; readonly dob: string }[];
}

/** When and for which application values are checked. */
interface Circumstances {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The expiration of the stored card. Undefined without one. */
  readonly storedExpiry?: string | null | undefined;
}

/**
 * The rules that depend on the current date or on the stored card: ages, cards that have expired, and values of a card
 * without its number. A stored card may have expired since.
 */
export function datedProblems(body: DatedValues, { today, storedExpiry }: Circumstances): HouseholdProblem[] {
  const { dob, cardNumber, cardExpDate, offlineAppMembers } = body;
  const problems: HouseholdProblem[] = [];
  const checkBirth = (path: readonly (string | number)[], day: string, isAdultRequired: boolean) => {
    if (day > today || ageOn(day, today) > oldestAge) problems.push({ path, message: "Must be valid date" });
    else if (isAdultRequired && ageOn(day, today) < adultAge) problems.push({ path, message: "Must be 18+" });
  };
  checkBirth(["dob"], dob, true);
  for (const [index, { dob: day, relation }] of offlineAppMembers.entries()) {
    checkBirth(["offlineAppMembers", index, "dob"], day, relation === "spouse");
  }
  const isStoredCard = !cardNumber && cardExpDate === storedExpiry;
  if (cardExpDate && !isStoredCard && hasExpired(cardExpDate, today)) {
    problems.push({ path: ["cardExpDate"], message: "Not an expiration" });
  }
  if (!storedExpiry && lacksCardNumber(body)) {
    problems.push({ path: ["cardNumber"], message: "Not a card number" });
  }
  return problems;
}

/** The age in years on a day, both `YYYY-MM-DD`. */
export function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
