import { describe, expect, it } from "vitest";
import { checkScreen, readScreen, requirementsOf } from "./check-screen.ts";
import { goodAdded, goodForms, goodScreen } from "./good-screen.fixtures.ts";

describe("what a screen depends on", () => {
  it("is every call it can make, with its fields and filters, and the rights they require", () => {
    const { endpoints, rights } = requirementsOf(goodAdded);
    expect(endpoints.map(({ id }) => id)).toEqual([
      "agents.lookup",
      "carriers.lookup",
      "notes.create",
      "notes.download",
      "notes.list",
      "policies.detail",
      "policies.history",
      "policyNonPaid.assign",
      "policyNonPaid.history",
      "policyNonPaid.list",
      "policyNonPaid.setStatuses",
      "policyNonPaid.summary",
      "selections.check",
      "selections.create",
      "types.lookup",
      "undo.run",
    ]);
    expect(endpoints.find(({ id }) => id === "policyNonPaid.list")).toEqual({
      id: "policyNonPaid.list",
      fields: [
        "graceEndDate",
        "id",
        "insuredName",
        "memberResponsibility",
        "numberOfMembers",
        "phone",
        "planName",
        "policyId",
        "policyNumber",
        "status",
      ],
      filters: ["agent", "carrier", "status"],
    });
    expect(endpoints.find(({ id }) => id === "policies.detail")?.fields).toEqual([
      "policyNumber",
      "status",
      "years",
    ]);
    expect(rights).toEqual([
      "admin.Policy",
      "administrator",
      "agent",
      "customer",
      "securityadmin",
      "view.Policy",
    ]);
  });

  it.each([goodAdded, goodScreen, goodForms])(
    "is in the exported file of $id, is checked on import, and is then dropped",
    (screen) => {
      const read = readScreen({ ...screen, requires: requirementsOf(screen) });
      expect(read.problems).toEqual([]);
      expect(read.screen).toEqual(screen);
    },
  );

  it("is reported with its path if it is missing", () => {
    const requires = {
      endpoints: [
        { id: "policyNonPiad.list" },
        { id: "policyNonPaid.list", fields: ["agent", "agnet"], filters: ["stats"] },
        { id: "policyNonPaid.assign", fields: ["agent"] },
        { id: "__proto__" },
      ],
      rights: ["administrator", "VIEW.policy", "beta.Reports", "agnet"],
    };
    const found = checkScreen({ ...goodAdded, requires });
    expect(found.map(({ path, nearest }) => [path, nearest])).toEqual([
      ["requires.endpoints[0].id", "policyNonPaid.list"],
      ["requires.endpoints[1].fields[1]", "agent"],
      ["requires.endpoints[1].filters[0]", "status"],
      ["requires.endpoints[2].fields[0]", undefined],
      ["requires.endpoints[3].id", undefined],
      ["requires.rights[3]", "agent"],
    ]);
  });

  it("is rejected in another format", () => {
    for (const requires of [
      [],
      "policies.list",
      { endpoints: ["policies.list"], rights: [] },
      { rights: [], x: 1 },
    ])
      expect(checkScreen({ ...goodAdded, requires })[0]?.path).toMatch(/^requires/);
  });
});
