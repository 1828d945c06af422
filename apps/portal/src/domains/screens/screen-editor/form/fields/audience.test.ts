import { describe, expect, it } from "vitest";
import { alsoMeets, availableRights, readAudience, rightOf, writeAudience } from "./audience.ts";

const needed = "agent view.Policy|admin.Policy";

describe("who may see a screen", () => {
  it.each([needed, "admin.policy|VIEW.policy agent"])("is everybody who may read the rows: %s", (access) => {
    expect(readAudience(access, needed)).toEqual({ kind: "everybody" });
  });

  it.each([
    [`${needed} administrator`, ["administrator"]],
    [`${needed} TelephonyAgent|telephonyadmin`, ["TelephonyAgent", "TelephonyAdmin"]],
    [`${needed} team.Miami`, ["team.Miami"]],
    // Who administers policies may read them.
    ["agent admin.Policy", ["admin.Policy"]],
  ])("is who also holds one of some rights: %s", (access, names) => {
    expect(readAudience(access, needed)).toEqual({ kind: "alsoOneOf", names });
  });

  it.each([
    ["agent", true],
    ["session", true],
    ["view.Policy|admin.Policy", true],
    ["", true],
    ["agent ||", true],
    [`${needed} view.Lead administrator`, false],
  ])("is something the form cannot say: %j", (access, isWeaker) => {
    expect(readAudience(access, needed)).toEqual({ kind: "other", text: access, isWeaker });
  });

  it("is understood for rows that everyone who is signed in may read", () => {
    expect(readAudience("session", "session")).toEqual({ kind: "everybody" });
    expect(readAudience("administrator", "session")).toEqual({ kind: "alsoOneOf", names: ["administrator"] });
    expect(readAudience({ a: 1 }, "session")).toEqual({ kind: "other", text: "", isWeaker: true });
    expect(readAudience("anyone", "session")).toMatchObject({ kind: "other", isWeaker: true });
  });
});

describe("the written requirement", () => {
  it.each([[[]], [["administrator"]], [["view.Lead", "admin.Lead"]]])(
    "is never weaker than the rows: %j",
    (names) => {
      const access = writeAudience(needed, names);
      expect(alsoMeets(access, needed)).toBe(true);
      expect(readAudience(access, needed)).toEqual(
        names.length === 0 ? { kind: "everybody" } : { kind: "alsoOneOf", names },
      );
    },
  );

  it("has only the chosen rights if the rows require none", () => {
    expect(writeAudience("session", ["administrator", "agent"])).toBe("administrator|agent");
    expect(writeAudience("session", [])).toBe("session");
  });
});

it("offers known rights and those of the document, but none that every reader has anyway", () => {
  expect(availableRights(["team.Miami"], needed).at(-1)).toBe("team.Miami");
  expect(availableRights([], needed)).not.toContain("agent");
  expect(availableRights([], needed)).toEqual(expect.arrayContaining(["administrator", "view.Policy"]));
  expect(availableRights(["AGENT"], needed)).toContain("agent");
  expect(availableRights([], "session")).toContain("agent");
});

it("handles a requirement that cannot be parsed", () => {
  expect(["||", 1, "agent"].map((access) => alsoMeets(access, "agent"))).toEqual([false, false, true]);
});

it("reads a typed right as one word, in its known spelling", () => {
  expect([" team.Miami ", "ADMIN.policy"].map(rightOf)).toEqual(["team.Miami", "admin.Policy"]);
  expect(["", "two words", "a|b", "session", "7up", "<b>"].map(rightOf)).toEqual(Array(6).fill(undefined));
});
