import { describe, expect, expectTypeOf, it } from "vitest";
import { configEntries, contacts, genericEntries, lostPolicies, users } from "../db/schema/index.ts";
import { policyFields, policyReference } from "../domains/policies/policy-work/policy-work-fields.ts";
import { listsOf } from "./combine-features.ts";
import { feature } from "./feature.ts";

const list = {
  id: "lostPolicy.list",
  scope: "Policy",
  table: lostPolicies,
  references: [policyReference(lostPolicies)],
  fields: policyFields,
} as const;
const work = { statusType: "lostStatus" } as const;
const category = "policy";

describe("a feature", () => {
  it("handles exactly the calls that the contract has with the prefix of its list", () => {
    type Answered<F extends { handlers: (...given: never[]) => unknown }> = keyof ReturnType<F["handlers"]>;
    const withWork = feature({ list, category, work });
    expectTypeOf<Answered<typeof withWork>>().toEqualTypeOf<
      | "lostPolicy.list"
      | "lostPolicy.summary"
      | "lostPolicy.history"
      | "lostPolicy.setStatus"
      | "lostPolicy.setStatuses"
      | "lostPolicy.assign"
    >();
    const listAlone = feature({ list });
    expectTypeOf<Answered<typeof listAlone>>().toEqualTypeOf<"lostPolicy.list">();
    // @ts-expect-error the contract has no such call
    feature({ handlers: () => ({ "lostPolicy.unknown": async () => null }) });
    // @ts-expect-error the contract has no call to create lost policies
    feature({ list, category, crud: {} });
    // @ts-expect-error its rows are changed, so audit events require a category
    feature({ list, work });
    const entries = {
      id: "generalConfig.list",
      scope: "everyone",
      table: configEntries,
      references: [{ from: configEntries.updatedBy, to: users.id }],
      fields: { updatedBy: users.email },
    } as const;
    // @ts-expect-error the form may omit a value that the table requires, so `columns` is required
    feature({ list: entries, category, crud: {} });
    // @ts-expect-error lost policies have no such status
    feature({ list, category, work: { ...work, firstStatus: "CALL_BACK" } });
  });

  it("has the fields of its table, and the names from referenced tables", () => {
    const { fields, key, scope } = feature({ list }).lists["lostPolicy.list"];
    expect(fields).toMatchObject({
      id: lostPolicies.id,
      reason: lostPolicies.reason,
      status: genericEntries.name,
    });
    expect(key).toBe(lostPolicies.id);
    expect(scope).toEqual({ area: "Policy", agentId: lostPolicies.agentId });
  });

  it("requires the SQL of every other field, and a single reference to its table", () => {
    const { fields: _, ...withoutFields } = list;
    // @ts-expect-error the table has no columns for the policy's fields
    expect(() => feature({ list: withoutFields })).toThrow(/"aor".*no such column/);
    const unreachable = { ...policyFields, aor: contacts.firstName };
    expect(() => feature({ list: { ...list, fields: unreachable } })).toThrow(/"aor".*no foreign key/);
    const { policyId, id } = lostPolicies;
    const references = [
      policyReference(lostPolicies),
      { from: id, to: policyReference({ ...lostPolicies, policyId }).to },
    ];
    expect(() => feature({ list: { ...list, references } })).toThrow(
      /these columns refer to it: policyId, id/,
    );
  });

  it("has bulk calls, and so frozen selections, only if the contract has them", () => {
    expect(feature({ list, category, work }).hasBulkCalls).toBe(true);
    expect(feature({ list }).hasBulkCalls).toBe(false);
  });

  it("has no rules or effects of status changes that can be undone", () => {
    const withEffect = { ...work, statusChanged: () => {} };
    expect(() => feature({ list, category, work: withEffect })).toThrow(/lostPolicy.*isUndoable: false/);
  });

  it("must be the only feature with its list", () => {
    const one = feature({ list, category, work });
    expect(Object.keys(listsOf([one]))).toEqual(["lostPolicy.list"]);
    expect(() => listsOf([one, feature({ list })])).toThrow(/lostPolicy\.list/);
  });
});
