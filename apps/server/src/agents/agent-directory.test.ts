import { describe, expect, it } from "vitest";
import { agentDirectory } from "./agent-directory.ts";

const none = { agentId: null, nameOfNpn: null, ambiguous: [] };
const directory = agentDirectory([
  { id: "ana", name: "Ana Ríos", npn: "101" },
  { id: "bo", name: "Bo Lee", npn: "102" },
  { id: "bo2", name: "BO  LEE", npn: null },
  { id: "dots", name: "…", npn: "" },
  // A database that lost its unique index.
  { id: "dup1", name: "Cy", npn: "200" },
  { id: "dup2", name: "Di", npn: "0200" },
]);

describe("finding the agent named in a file", () => {
  it.each([
    ["its NPN", { npn: "0101", name: "" }, { agentId: "ana", nameOfNpn: "Ana Ríos" }],
    ["its NPN before another's name", { npn: "101", name: "Cy" }, { agentId: "ana" }],
    ["its name in any case, accents and spaces", { npn: "", name: "ANA  rios" }, { agentId: "ana" }],
    ["its name where the NPN is unknown", { npn: "999", name: "Ana Ríos" }, { agentId: "ana" }],
    ["its NPN where two have its name", { npn: "102", name: "Bo Lee" }, { agentId: "bo", ambiguous: [] }],
  ])("finds the agent by %s", (_what, named, found) => {
    expect(directory.find(named)).toMatchObject(found);
  });

  it.each([
    ["neither of two by their name", { npn: "", name: "Bo Lee" }, { ...none, ambiguous: ["name"] }],
    ["neither of two by their NPN", { npn: "200", name: "" }, { ...none, ambiguous: ["npn"] }],
    ["neither of two, by both", { npn: "200", name: "bo lee" }, { ...none, ambiguous: ["npn", "name"] }],
    ["nobody by nothing", { npn: "", name: "" }, none],
    ["nobody by punctuation", { npn: "-", name: "…" }, none],
    ["nobody by letters that only look alike", { npn: "", name: "Аna Ríos" }, none],
  ])("is %s", (_what, named, found) => {
    expect(directory.find(named)).toEqual(found);
  });
});
