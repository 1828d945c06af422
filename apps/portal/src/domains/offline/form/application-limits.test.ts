import {
  limitsDay,
  offlineAppLimits,
  validApplication,
} from "@portico/contract/schemas/offline-app-limits.fixtures";
import { get } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { applicationResolver } from "./application-resolver.ts";
import { type ApplicationValues, emptyApplication, emptyMember, valuesOf } from "./application-values.ts";

type Change = Readonly<Record<string, unknown>>;

/** What was typed for a change of the valid form. */
function typed(change: Change): ApplicationValues {
  const filled = { ...validApplication, ...change };
  const entered = (values: Change, empty: object) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const initial: unknown = Reflect.get(empty, name);
        if (value === undefined) return [[name, typeof initial === "number" ? null : initial]];
        const isText = typeof value === "number" && typeof initial === "string";
        return name === "offlineAppMembers" ? [] : [[name, isText ? String(value) : value]];
      }),
    );
  const members = "offlineAppMembers" in filled ? filled.offlineAppMembers : [];
  return {
    ...valuesOf({}),
    ...entered(filled, emptyApplication),
    offlineAppMembers: Array.isArray(members)
      ? members.map((member: Change) => ({ ...emptyMember, ...entered(member, emptyMember) }))
      : [],
  };
}

async function messageAt(path: string, change: Change): Promise<string | undefined> {
  const resolver = applicationResolver(() => limitsDay);
  const { errors } = await resolver(typed(change), undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const error: unknown = get(errors, path);
  const message = get(error, "message") ?? get(error, "root.message");
  return message === undefined ? undefined : String(message);
}

describe.each(offlineAppLimits)("the form's rule: $rule", ({ path, inside, outside }) => {
  it.each(inside.map((change) => [change]))("accepts %j", async (change) => {
    expect(await messageAt(path, change)).toBeUndefined();
  });

  it.each(outside)("rejects %j: %s", async (change, message) => {
    const found = await messageAt(path, change);
    if (message === "") expect(found).toBeDefined();
    // The form names its own label: 'Cell phone is required'.
    else if (message.endsWith(" is required")) expect(found).toMatch(/ is required$/);
    else expect(found).toBe(message);
  });

  it.each(outside)("rejects %j: %s, also while the email address is missing", async (change) => {
    if (path === "email") return;
    const without = { ...change, email: undefined };
    expect(await messageAt("email", without)).toBeDefined();
    expect(await messageAt(path, without)).toBe(await messageAt(path, change));
  });
});
