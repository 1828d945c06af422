import { describe, expect, it } from "vitest";
import { datedProblems } from "./household.ts";
import { offlineAppBody } from "./offline-app.ts";
import { limitsDay, offlineAppLimits, validApplication } from "./offline-app-limits.fixtures.ts";

/** The first message by path, which the form shows. */
function problemsOf(change: object): ReadonlyMap<string, string> {
  const parsed = offlineAppBody.safeParse({ ...validApplication, ...change });
  const problems = parsed.success ? datedProblems(parsed.data, { today: limitsDay }) : parsed.error.issues;
  return new Map(problems.toReversed().map(({ path, message }) => [path.join("."), message]));
}

/** Rules that the page and the server check after the schema. */
const datedRules = new Set(["Must be 18+", "Must be valid date", "Not an expiration", "Not a card number"]);

describe.each(offlineAppLimits)("the rule of an application: $rule", ({ path, inside, outside }) => {
  it.each(inside.map((change) => [change]))("accepts %j", (change) => {
    expect(Object.fromEntries(problemsOf(change))).toEqual({});
  });

  it.each(outside)("rejects %j: %s, also while the email address is missing", (change, message) => {
    if (path === "email") return;
    const without = { ...change, email: undefined };
    expect(problemsOf(without).get("email")).toBeDefined();
    if (datedRules.has(message)) return;
    expect(problemsOf(without).get(path)).toBe(problemsOf(change).get(path));
  });

  it.each(outside)("rejects %j: %s", (change, message) => {
    const found = problemsOf(change).get(path);
    if (message === "") expect(found).toBeDefined();
    // Where the schema has no message of its own, the page has one.
    else if (isMissing(change, path)) expect(found).toMatch(new RegExp(`^${message}$|^Invalid `));
    else expect(found).toBe(message);
  });
});

it("rules about several values are checked while others are missing", () => {
  const spouse = { relation: "spouse", firstName: "Luis", dob: "1985-07-14" };
  const change = {
    ...{ email: undefined, lastName: undefined, totalMembers: 1, annualHouseholdIncome: 1, annualIncome: 2 },
    ...{ applyingForCoverage: 0, cardNumber: "4111111111111111", offlineAppMembers: [spouse, spouse] },
  };
  expect(Object.fromEntries(problemsOf(change))).toMatchObject({
    totalMembers: "At least 3, the number of people entered",
    annualHouseholdIncome: "Can't be less than the incomes entered",
    applyingForCoverage: "At least 2, the members who apply",
    cardExpDate: "Not an expiration",
    married: "One of the members is the spouse. Check Married, or change the relation",
    "offlineAppMembers.0.typeOfIncome": "Type of income is required",
    "offlineAppMembers.0.employerName": "Employer is required",
    "offlineAppMembers.1.relation": "Only one member can be the spouse",
  });
  expect(problemsOf({ email: undefined, married: true }).get("offlineAppMembers")).toBe(
    "One of the members has to be your spouse",
  );
});

it.each([{}, { offlineAppMembers: "x" }, { offlineAppMembers: [null, 1, {}] }, { totalMembers: "x" }])(
  "values of the wrong kind are rejected: %j",
  (body) => {
    expect(offlineAppBody.safeParse(body).success).toBe(false);
  },
);

it("a body that isn't an object is rejected", () => {
  for (const body of [undefined, null, "x", []]) expect(offlineAppBody.safeParse(body).success).toBe(false);
});

it("every field of an application has a rule in the table", () => {
  const paths = new Set(offlineAppLimits.map(({ path }) => path.replace(".0.", ".")));
  const fields = Object.keys(offlineAppBody.shape);
  const booleans = ["first_time_on_marketplace", "accountingServiceRequested", "married", "draftId"];
  expect(fields.filter((name) => !paths.has(name) && !booleans.includes(name))).toEqual([]);
});

function isMissing(change: object, path: string): boolean {
  return path.split(".").reduce<unknown>((value, key) => Object(value)[key], change) === undefined;
}
