import { typeGuids } from "@portico/contract";
import { describe, expect, expectTypeOf, it } from "vitest";
import { allLists } from "../all-lists.ts";
import { configEntries, contacts, lostPolicies } from "../db/schema/index.ts";
import { listsOf } from "./collect.ts";
import { feature } from "./feature.ts";

const { "lostPolicy.list": list } = allLists;
const work = {
  table: lostPolicies,
  noun: "This lost policy",
  statusType: typeGuids.lostStatus,
  category: "policy",
} as const;

describe("a feature", () => {
  it("answers the calls that the contract has under the prefix of its list, and no others", () => {
    type Answered<F extends { handlers: (...given: never[]) => unknown }> = keyof ReturnType<F["handlers"]>;
    const workedList = feature({ list, work });
    expectTypeOf<Answered<typeof workedList>>().toEqualTypeOf<
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
    feature({ list, crud: { table: lostPolicies, noun: "This lost policy" } });
    // @ts-expect-error its rows are written, so it must say the audit category and the columns
    feature({ list: allLists["generalConfig.list"], crud: { table: configEntries, noun: "This entry" } });
    // @ts-expect-error rows without a status cannot be worked
    feature({ list, work: { ...work, table: contacts } });
  });

  it("has bulk calls, so that selections of its list are frozen, only where the contract has them", () => {
    expect(feature({ list, work }).hasBulkCalls).toBe(true);
    expect(feature({ list }).hasBulkCalls).toBe(false);
    expect(feature({ list: allLists["screens.list"] }).hasBulkCalls).toBe(false);
  });

  it("declares its list, which no other feature declares too", () => {
    const worked = feature({ list, work });
    expect(Object.keys(listsOf([worked]))).toEqual(["lostPolicy.list"]);
    expect(() => listsOf([worked, feature({ list })])).toThrow(/lostPolicy\.list/);
  });
});
