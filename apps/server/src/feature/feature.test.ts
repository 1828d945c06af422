import { describe, expect, expectTypeOf, it } from "vitest";
import { configEntries, contacts, genericEntries, lostPolicies, users } from "../db/schema/index.ts";
import { policyFields, policyReference } from "../policy-work/policy-work-fields.ts";
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
  it("answers the calls that the contract has under the prefix of its list, and no others", () => {
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
    // @ts-expect-error nobody creates lost policies: the contract has no call of crud
    feature({ list, category, crud: {} });
    // @ts-expect-error its rows are changed, so their audit events need a category
    feature({ list, work });
    const entries = {
      id: "generalConfig.list",
      scope: "everyone",
      table: configEntries,
      references: [{ from: configEntries.updatedBy, to: users.id }],
      fields: { updatedBy: users.email },
    } as const;
    // @ts-expect-error the form can leave out the value, which the table needs: it must say the columns
    feature({ list: entries, category, crud: {} });
    // @ts-expect-error this is no status of lost policies
    feature({ list, category, work: { ...work, firstStatus: "CALL_BACK" } });
  });

  it("has the fields of its table, and the names of what the table refers to", () => {
    const { fields, key, scope } = feature({ list }).lists["lostPolicy.list"];
    expect(fields).toMatchObject({
      id: lostPolicies.id,
      reason: lostPolicies.reason,
      status: genericEntries.name,
    });
    expect(key).toBe(lostPolicies.id);
    expect(scope).toEqual({ area: "Policy", agentId: lostPolicies.agentId });
  });

  it("needs a source for every other field, and one reference to its table", () => {
    const { fields: _, ...withoutFields } = list;
    // @ts-expect-error the table has no column for the policy's own fields
    expect(() => feature({ list: withoutFields })).toThrow(/"aor".*no such column/);
    const unreachable = { ...policyFields, aor: contacts.firstName };
    expect(() => feature({ list: { ...list, fields: unreachable } })).toThrow(/"aor".*no foreign key/);
    const { policyId, id } = lostPolicies;
    const references = [
      policyReference(lostPolicies),
      { from: id, to: policyReference({ ...lostPolicies, policyId }).to },
    ];
    expect(() => feature({ list: { ...list, references } })).toThrow(
      /these columns lead there: policyId, id/,
    );
  });

  it("has bulk calls, so that selections of its list are frozen, only where the contract has them", () => {
    expect(feature({ list, category, work }).hasBulkCalls).toBe(true);
    expect(feature({ list }).hasBulkCalls).toBe(false);
  });

  it("declares a list that no other feature declares", () => {
    const one = feature({ list, category, work });
    expect(Object.keys(listsOf([one]))).toEqual(["lostPolicy.list"]);
    expect(() => listsOf([one, feature({ list })])).toThrow(/lostPolicy\.list/);
  });
});
