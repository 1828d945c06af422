import { divideHalfUp } from "./cents.ts";

/** The federal age curve, in thousandths of the rate at 21, for the ages 14 (and younger) to 64 (and older). */
const curve = [
  765, 833, 859, 885, 913, 941, 970, 1000, 1000, 1000, 1000, 1004, 1024, 1048, 1087, 1119, 1135, 1159, 1183,
  1198, 1214, 1222, 1230, 1238, 1246, 1262, 1278, 1302, 1325, 1357, 1397, 1444, 1500, 1563, 1635, 1706, 1786,
  1865, 1952, 2040, 2135, 2230, 2333, 2437, 2548, 2603, 2714, 2810, 2873, 2952, 3000,
];
const youngest = 14;
const oldest = 64;
/** Children are rated up to this age. */
const adultAge = 21;
/** The maximum number of children whose rates count: the oldest ones. */
const maxRatedChildren = 3;

/** The factor of an age in thousandths. */
export function ageFactor(age: number): number {
  const index = Math.min(Math.max(age, youngest), oldest) - youngest;
  return curve[index] ?? 1000;
}

/** A person to rate. */
export interface RatedPerson {
  readonly age: number;
  readonly usesTobacco: boolean;
}

/** The rates of a plan. */
export interface PlanRates {
  /** The rate at 21 in cents a month. */
  readonly baseCents: number;
  /** The factor for tobacco in thousandths, from the age of 21 on. */
  readonly tobaccoFactor: number;
}

/** A person's rate in cents a month, rounded half-up. */
export function rateInCents(
  { baseCents, tobaccoFactor }: PlanRates,
  { age, usesTobacco }: RatedPerson,
): number {
  const tobacco = usesTobacco && age >= adultAge ? tobaccoFactor : 1000;
  return divideHalfUp(baseCents * ageFactor(age) * tobacco, 1_000_000);
}

/** Those of a household whose rates count: all adults, and the three oldest children. */
export function ratedPeople<Person extends RatedPerson>(people: readonly Person[]): readonly Person[] {
  const children = people.filter(({ age }) => age < adultAge).toSorted((one, other) => other.age - one.age);
  const rated = children.slice(0, maxRatedChildren);
  return people.filter((person) => person.age >= adultAge || rated.includes(person));
}

/** A household's premium in cents a month. */
export function premiumInCents(rates: PlanRates, people: readonly RatedPerson[]): number {
  return ratedPeople(people).reduce((sum, person) => sum + rateInCents(rates, person), 0);
}
