import { listScreen } from "@portico/portal-config";
import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import {
  choiceOf,
  isCustomized,
  listChoices,
  listIdOf,
  startingDocumentFor,
  withDataSource,
} from "./lists.ts";

const unpaid = listScreen({
  id: "unpaid",
  path: "policies/unpaid",
  title: "Unpaid Policies",
  access: "agent view.Policy|admin.Policy",
  endpoints: { list: "policyNonPaid.list" },
  filters: [],
  columns: ["policyNumber"],
  empty: "No Data",
});

describe("the rows to choose from", () => {
  it("are those that the user may read, by the title of the screen that shows them", () => {
    const agent = { roles: ["agent"], claims: ["view.Policy"] };
    const choices = listChoices(agent, [unpaid]);
    expect(choices.map(({ title }) => title)).toContain("Unpaid Policies");
    expect(choices.map(({ title }) => title)).toEqual(choices.map(({ title }) => title).toSorted());
    expect(choices.map(({ id }) => id)).not.toContain("generalConfig.list");
    expect(listChoices({ roles: ["customer"], claims: [] }, [unpaid])).toEqual([]);
  });

  it("have a name and a description if no screen shows them yet", () => {
    expect(choiceOf("lostPolicy.list", [unpaid])).toMatchObject({
      title: "Lost policies",
      summary: "Lost policies and why they were lost.",
    });
    expect(choiceOf("policies.detail", [unpaid])).toBeUndefined();
    expect(choiceOf("toString", [unpaid])).toBeUndefined();
  });
});

describe("a new screen", () => {
  const rights = { roles: ["agent"], claims: ["view.Policy"] };

  it("can be shown, and its columns look as they do elsewhere", () => {
    const coloured = { field: "status", tones: { New: "info" } } as const;
    const begun = startingDocumentFor("policyNonPaid.list", rights, [{ ...unpaid, columns: [coloured] }]);
    expect(begun?.columns).toContainEqual(coloured);
    expect(checkScreen(begun, { isCustomScreen: true })).toEqual([]);
  });

  it("does not exist if the user may not read the rows", () => {
    expect(startingDocumentFor("generalConfig.list", rights, [])).toBeUndefined();
    expect(startingDocumentFor("gone.list", rights, [])).toBeUndefined();
  });
});

describe("a screen over other rows", () => {
  const document = {
    ...unpaid,
    title: "Mine",
    path: "screens/mine",
    id: "mine",
    navigation: { section: "policies" },
    columns: ["policyNumber", "phone"],
    invented: true,
  };

  it("keeps its name, its path and unknown keywords; columns start again", () => {
    const starting = { ...unpaid, endpoints: { list: "lostPolicy.list" }, columns: ["agent"] };
    const after = withDataSource(document, starting);
    expect(after).toMatchObject({
      title: "Mine",
      id: "mine",
      navigation: { section: "policies" },
      invented: true,
      columns: ["agent"],
    });
    expect(listIdOf(after)).toBe("lostPolicy.list");
  });

  it("needs a confirmation only if something would be lost", () => {
    expect(isCustomized({ ...unpaid, title: "Other" }, unpaid)).toBe(false);
    expect(isCustomized({ title: "Nothing yet" }, unpaid)).toBe(false);
    expect(isCustomized(document, unpaid)).toBe(true);
    expect(isCustomized({ ...unpaid, sort: ["agent"] }, unpaid)).toBe(true);
  });
});
