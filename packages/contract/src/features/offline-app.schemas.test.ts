import { describe, expect, it } from "vitest";
import { datedProblems } from "../schemas/household.ts";
import { limitsDay, offlineAppLimits, validApplication } from "../schemas/offline-app-limits.fixtures.ts";
import { offlineAppBody } from "./offline-app.schemas.ts";

/** The first message by path, which the form shows. */
function problemsOf(change: object): ReadonlyMap<string, string> {
  const parsed = offlineAppBody.safeParse({ ...validApplication, ...change });
  const problems = parsed.success ? datedProblems(parsed.data, { today: limitsDay }) : parsed.error.issues;
  return new Map(problems.toReversed().map(({ path, message }) => [path.join("."), message]));
}

describe.each(offlineAppLimits)("the rule of an application: $rule", ({ path, inside, outside }) => {
  it.each(inside.map((change) => [change]))("accepts %j", (change) => {
    expect(Object.fromEntries(problemsOf(change))).toEqual({});
  });

  it.each(outside)("rejects %j: %s", (change, message) => {
    const found = problemsOf(change).get(path);
    if (message === "") expect(found).toBeDefined();
    // Where the schema has no message of its own, the page has one.
    else if (isMissing(change, path)) expect(found).toMatch(new RegExp(`^${message}$|^Invalid `));
    else expect(found).toBe(message);
  });
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
