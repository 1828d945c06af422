import { describe, expect, it } from "vitest";
import { agentDirectory } from "./agent-directory.ts";

const none = { agentId: null, nameOfNpn: null, ambiguous: [] };
const directory = agentDirectory([
  { id: "ana", name: "Ana Ríos", npn: "101" },
  { id: "bo", name: "Bo Lee", npn: "102" },
  { id: "bo2", name: "BO  LEE", npn: null },
  { id: "dots", name: "…", npn: "" },
  // As in a database without the unique index.
  { id: "dup1", name: "Cy", npn: "200" },
  { id: "dup2", name: "Di", npn: "0200" },
]);

describe("finding the agent that a file identifies", () => {
  it.each([
    ["its NPN", { npn: "0101", name: "" }, { agentId: "ana", nameOfNpn: "Ana Ríos" }],
    ["NPN, if the name belongs to another agent", { npn: "101", name: "Cy" }, { agentId: "ana" }],
    ["name, ignoring case, accents and spaces", { npn: "", name: "ANA  rios" }, { agentId: "ana" }],
    ["name, if the NPN is unknown", { npn: "999", name: "Ana Ríos" }, { agentId: "ana" }],
    ["NPN, if two agents have the name", { npn: "102", name: "Bo Lee" }, { agentId: "bo", ambiguous: [] }],
  ])("finds the agent by %s", (_what, named, found) => {
    expect(directory.find(named)).toMatchObject(found);
  });

  it.each([
    [
      "not found by a name that two agents have",
      { npn: "", name: "Bo Lee" },
      { ...none, ambiguous: ["name"] },
    ],
    ["not found by an NPN that two agents have", { npn: "200", name: "" }, { ...none, ambiguous: ["npn"] }],
    [
      "not found by a name and NPN that two agents have",
      { npn: "200", name: "bo lee" },
      { ...none, ambiguous: ["npn", "name"] },
    ],
    ["not found without a name and NPN", { npn: "", name: "" }, none],
    ["not found by punctuation", { npn: "-", name: "…" }, none],
    ["not found by letters that only look alike", { npn: "", name: "Аna Ríos" }, none],
  ])("%s", (_what, named, found) => {
    expect(directory.find(named)).toEqual(found);
  });
});
