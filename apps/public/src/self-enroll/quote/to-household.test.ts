import { quoteDefaults } from "@portico/contract";
import { expect, it } from "vitest";
import { newApplicant, newDraft, type QuoteDraft, withPeople } from "./draft.ts";
import { draftOf } from "./from-quote.ts";
import { householdProblems, peopleProblems, toHousehold, toQuote, zipProblems } from "./to-household.ts";

const placed: QuoteDraft = { ...newDraft, countyfips: "12086", state: "FL" };
const withPerson = (change: object) => ({
  ...placed,
  applicants: [{ ...newApplicant("self", "1"), ...change }],
});
const today = "2026-11-20";

it("starts with the specified defaults, which are a valid quote", () => {
  expect(toHousehold(placed, today)).toMatchObject({
    place: { zip: "33134" },
    applicants: [{ age: 18, relation: "self", applies: true }],
    household: { members: 1, members_not_applying: 0, income: 10_000 },
    healthcareLevel: quoteDefaults.healthcareLevel,
  });
});

it.each([
  [{ age: "-1" }, "ageNegative"],
  [{ age: "101" }, "ageTooOld"],
  [{ age: "17" }, "holderTooYoung"],
  [{ age: "" }, "ageMissing"],
  [{ age: "abc" }, "ageNotWhole"],
  [{ age: "18.5" }, "ageNotWhole"],
  [{ age: "3e1" }, "ageNotWhole"],
  [{ usesDob: true, dob: "" }, "ageMissing"],
  [{ usesDob: true, dob: "2026-12-01" }, "dobInFuture"],
  [{ usesDob: true, dob: "2030-01-01" }, "dobInFuture"],
  [{ usesDob: true, dob: "2008-11-21" }, "holderTooYoung"],
  [{ applies: false }, "nobodyApplies"],
])("finds what is wrong with a person: %j is %s", (change, kind) => {
  expect(peopleProblems(withPerson(change), today).map((problem) => problem.kind)).toEqual([kind]);
});

it.each([
  [{ members: "0" }, "membersTooFew"],
  [{ members: "" }, "membersTooFew"],
  [{ members: "2.5" }, "membersNotWhole"],
  [{ members: "two" }, "membersNotWhole"],
  [{ members: "3", notApplying: "1.5" }, "membersNotWhole"],
  [{ members: "3", notApplying: "one" }, "membersNotWhole"],
  [{ members: "21" }, "membersTooMany"],
  [{ members: "3", notApplying: "4" }, "notApplyingTooMany"],
  [{ members: "3", notApplying: "3" }, "notApplyingTooMany"],
  [{ members: "1", notApplying: "5" }, "notApplyingTooMany"],
  [{ income: "1999.99" }, "incomeTooLow"],
  [{ income: "" }, "incomeTooLow"],
  [{ income: "45.000" }, "incomeNotANumber"],
  [{ income: "4,5000" }, "incomeNotANumber"],
  [{ income: "45e3" }, "incomeNotANumber"],
])("finds what is wrong with a household: %j is %s", (change, kind) => {
  expect(householdProblems({ ...placed, ...change }).map((problem) => problem.kind)).toEqual([kind]);
});

it("needs five digits of a ZIP code", () => {
  expect(zipProblems({ ...placed, zip: "3313" }).map(({ kind }) => kind)).toEqual(["zipTooShort"]);
  expect(zipProblems(placed)).toEqual([]);
});

it.each([
  ["$48,000", 48_000],
  ["48 000,50", 48_000.5],
  ["48.000,50", 48_000.5],
  ["48000 USD", 48_000],
])("reads the income %j", (income, amount) => {
  expect(toHousehold({ ...placed, income }, today)?.household.income).toBe(amount);
});

it("reads incomes with dollar signs and commas, and counts those who don't apply", () => {
  const spouse = { ...newApplicant("spouse", "2"), age: "30", applies: false };
  const draft = { ...placed, income: "$48,000", members: "4", applicants: [...placed.applicants, spouse] };
  expect(toHousehold(draft, today)?.household).toEqual({
    members: 4,
    members_not_applying: 3,
    income: 48_000,
  });
});

it.each([
  ["2", 2],
  ["1", 1],
  ["", 0],
  [null, 2],
])("takes %j of three members, of whom one is listed, who don't apply", (notApplying, count) => {
  const household = toHousehold({ ...placed, members: "3", notApplying }, today)?.household;
  expect(household).toMatchObject({ members: 3, members_not_applying: count });
});

it("sends a birth date instead of an age, and no pregnancy of a man", () => {
  const [person] =
    toHousehold(withPerson({ usesDob: true, dob: "1990-05-01", gender: "Male", pregnant: true }), today)
      ?.applicants ?? [];
  expect(person).toMatchObject({ dob: "1990-05-01", pregnant: false });
  expect(person).not.toHaveProperty("age");
});

it("sends no pregnancy of a person whose sex isn't given anymore", () => {
  const household = toHousehold(withPerson({ gender: "", pregnant: true }), today);
  expect(household?.applicants).toMatchObject([{ pregnant: false }]);
});

it("keeps the size of the household while it has room for the people", () => {
  const people = [newApplicant("self", "1"), newApplicant("child", "2")];
  expect(withPeople({ members: "4" }, people)).toEqual({
    applicants: people,
    members: "4",
    notApplying: null,
  });
  expect(withPeople({ members: "1" }, people).members).toBeNull();
  expect(withPeople({ members: null }, people).members).toBeNull();
});

it("restores the same quote from a link", () => {
  const quote = toQuote({
    ...placed,
    members: "2",
    income: "40000",
    plansSelected: [{ id: "1", name: "A", premium: 1 }],
  });
  if (!quote) throw new Error("The quote isn't valid.");
  const counties = [
    { fips: "12087", name: "Monroe County" },
    { fips: "12086", name: "Miami-Dade County" },
  ];
  const draft = draftOf(quote, { saveKey: "key", reached: 4, counties });
  expect(toQuote(draft)).toEqual(quote);
  const fewer = draftOf(
    { ...quote, household: { ...quote.household, members_not_applying: 0 } },
    { saveKey: "", reached: 4, counties },
  );
  expect([draft.notApplying, fewer.notApplying]).toEqual([null, "0"]);
  expect(draft).toMatchObject({ saveKey: "key", reached: 4, countyName: "Miami-Dade County" });
  expect(draftOf(quote, { saveKey: "key", reached: 4, counties: [] })).toMatchObject({ countyName: "" });
});
