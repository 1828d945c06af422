import { endpoints } from "@portico/contract";
import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { unpaidPolicies } from "../../../../../screens/unpaid-policies.ts";
import {
  choiceOf,
  defaultColumn,
  isCustomized,
  listChoices,
  listIdOf,
  matchingChoices,
  startingDocumentFor,
  withDataSource,
} from "./lists.ts";

const rights = { roles: ["agent"], claims: ["view.Policy"] };

describe("the rows to choose from", () => {
  it("are those that the user may read, by title", () => {
    const titles = listChoices(rights).map(({ title }) => title);
    expect(titles).toContain("Unpaid Policies");
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)));
    expect(listChoices(rights).map(({ id }) => id)).not.toContain("generalConfig.list");
    expect(choiceOf("policies.detail")).toBeUndefined();
    expect(choiceOf("toString")).toBeUndefined();
  });
});

describe("all lists", () => {
  const everyone = { roles: ["agent", "administrator", "securityadmin"], claims: [] };
  const admins = Object.values(endpoints).flatMap(({ access }) => access.match(/admin\.\w+/g) ?? []);
  const all = listChoices({ ...everyone, claims: admins });

  it("have names of their own", () => {
    const titles = all.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    expect(titles).toEqual(expect.arrayContaining(["Customers", "Customer records"]));
  });

  it("are found by words of their name or summary", () => {
    expect(matchingChoices(all, " unPAID  pol").map(({ id }) => id)).toContain("policyNonPaid.list");
    expect(matchingChoices(all, "ids of their languages").map(({ title }) => title)).toEqual([
      "Customer records",
    ]);
    expect(matchingChoices(all, "")).toEqual(all);
    expect(matchingChoices(all, "no such list")).toEqual([]);
  });
});

describe("a new screen", () => {
  it("can be shown, and its columns look as they do elsewhere", () => {
    const starting = startingDocumentFor("policyNonPaid.list", rights);
    expect(starting?.columns).toContainEqual(defaultColumn("status", "policyNonPaid.list"));
    expect(checkScreen(starting, { isCustomScreen: true })).toEqual([]);
  });

  it("does not exist if the user may not read the rows", () => {
    expect(startingDocumentFor("generalConfig.list", rights)).toBeUndefined();
    expect(startingDocumentFor("gone.list", rights)).toBeUndefined();
  });

  it("has columns without the rights of those elsewhere", () => {
    const status = defaultColumn("status", "policyNonPaid.list");
    expect(status).toEqual({ field: "status", empty: "bad name?", tones: expect.objectContaining({}) });
    expect(defaultColumn("paidThroughDate", "policyNonPaid.list")).toBe("paidThroughDate");
  });
});

describe("a screen over other rows", () => {
  const document = { ...unpaidPolicies, id: "mine", title: "Mine", path: "screens/mine", invented: true };

  it("keeps its name, its path and unknown keywords; what depends on the rows starts again", () => {
    const starting = { title: "Lost", endpoints: { list: "lostPolicy.list" }, columns: ["agent"] };
    const after = withDataSource(document, starting);
    const { id, title, path, navigation, invented } = document;
    expect(after).toMatchObject({ id, title, path, navigation, invented, columns: ["agent"] });
    expect(listIdOf(after)).toBe("lostPolicy.list");
    expect(after).not.toHaveProperty("actions");
  });

  it("needs a confirmation only if something would be lost", () => {
    expect(isCustomized(document, { ...unpaidPolicies })).toBe(false);
    expect(isCustomized({ title: "Nothing yet" }, { ...unpaidPolicies })).toBe(false);
    expect(isCustomized({ ...document, sort: ["agent"] }, { ...unpaidPolicies })).toBe(true);
  });
});
