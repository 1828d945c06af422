import { describe, expect, it } from "vitest";
import { portalRoutes } from "../screens/routes.ts";
import { areIds, isId } from "./route-ids.ts";

const guid = "0b9d7d2e-7d0c-4b7c-9a58-3a54f9ad3a11";

describe("ids in paths", () => {
  it.each([
    [{ id: guid }, true],
    [{ agentId: guid.toUpperCase() }, true],
    [{ appId: "4101223" }, true],
    [{ appId: guid, planId: "45786FL0010001-01" }, true],
    [{ "*": "../../etc" }, true],
    [{}, true],
    [{ id: "7" }, false],
    [{ id: `${guid}/status` }, false],
    [{ agentId: `${guid}0` }, false],
    [{ appId: ".." }, false],
    [{ appId: "4101?x=1" }, false],
    [{ appId: "4101#x" }, false],
    [{ appId: "a".repeat(65) }, false],
    [{ appId: "" }, false],
    [{ appId: "4101\n" }, false],
    [{ appId: undefined }, false],
    [{ appId: "4101", planId: "%2e%2e" }, false],
    [{ constructor: "x" }, false],
    [{ screenId: "grace-in-miami-2" }, true],
    [{ screenId: "a".repeat(60) }, true],
    [{ screenId: "a".repeat(61) }, false],
    [{ screenId: "Grace" }, false],
    [{ screenId: "grace-" }, false],
    [{ screenId: "__proto__" }, false],
  ])("%j may be asked for: %s", (params, expected) => {
    expect(areIds(params)).toBe(expected);
  });

  it("have a known format", () => {
    const names = portalRoutes.flatMap(({ path }) => path.match(/(?<=:)\w+/g) ?? []);
    for (const name of names) expect(areIds({ [name]: guid }), name).toBe(true);
  });

  it("are checked in linear time", () => {
    expect(isId("appId", "-".repeat(100_000))).toBe(false);
  });
});
