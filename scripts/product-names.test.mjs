import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import config from "../.dependency-cruiser.mjs";
import { productNames } from "./product-names/product-names.mjs";
import { findProductNames } from "./product-names.mjs";
import { root } from "./workspace.mjs";

const names = await productNames(root);
const file = "packages/renderer/src/list/list.tsx";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "product-names-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(text, path = file) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const found = (allowed = {}) => findProductNames(folder, names, allowed).found;

describe("the import rules", () => {
  const isForbidden = (from, to) =>
    config.forbidden.some((rule) => {
      const [source, target] = [rule.from.path, rule.to.path];
      return source && target && new RegExp(source).test(from) && new RegExp(target).test(to);
    });

  it.each(["endpoints", "screens", "renderer"])("keep packages/%s apart from Portico", (name) => {
    const source = `packages/${name}/src/rows.ts`;
    for (const to of [
      "packages/contract/src/index.ts",
      "packages/portal-config/src/index.ts",
      "apps/portal/src/a.ts",
    ])
      expect(isForbidden(source, to)).toBe(true);
    expect(isForbidden(source, "packages/format/src/index.ts")).toBe(false);
    expect(isForbidden(source, "packages/endpoints/src/index.ts")).toBe(false);
  });
});

describe("the check for names of Portico", () => {
  it.each([
    ["the id of a call", `export const options = "carriers.lookup";`, ["carriers.lookup"]],
    ["an id in a comment", "/** As `notes.create` does. */", ["notes.create"]],
    ["an id in a template", "const text = `Calls notes.create first`;", ["notes.create"]],
    ["the path of a call", "fetch(`/api/Leads`);", ["/Leads"]],
    ["a word of a path in another name", "export function isLostPolicyRow() {}", ["LostPolicy"]],
    ["a screen", `const to = "policies/unpaid-policies";`, ["policies/unpaid-policies"]],
    ["the portal's address", `const base = "/portal/";`, ["/portal"]],
    ["roles", `const access = "administrator|securityadmin";`, ["administrator", "securityadmin"]],
    ["claims", `const access = "view.Statement";`, ["view.Statement"]],
    ["a claim in a comment", "// Needs admin.PTO.", ["admin.PTO"]],
    ["a package", `import { endpoints } from "@portico/contract";`, ["@portico/contract"]],
    [
      "a kind of record",
      `id === "7a3d9c52-0004-4f1e-8c6b-2e9f4b7d0004"`,
      ["7a3d9c52-0004-4f1e-8c6b-2e9f4b7d0004"],
    ],
  ])("finds %s", (_what, text, expected) => {
    plant(`const first = 1;\n${text}\n`);
    expect(found()).toEqual(expected.map((name) => ({ path: file, line: 2, name })));
  });

  it("finds every call of the contract", () => {
    plant(`${names.inTexts.map((name) => `"${name}"`).join("\n")}\n`);
    expect(new Set(found().map(({ line }) => line)).size).toBe(names.inTexts.length);
  });

  it.each([
    ["code that reads like a call", "const list = notes.create(user.photo);"],
    ["words of every product", `/** The agent of a policy. */ const label = "Choose an agent";`],
    ["other paths and packages", `import { Button } from "@portico/ui/button"; const path = "/portals";`],
  ])("leaves %s alone", (_what, text) => {
    plant(text);
    expect(found()).toEqual([]);
  });

  it("reads dependencies, but nothing that only tests use", () => {
    plant(`"carriers.lookup"`, "packages/renderer/src/list/list.test.tsx");
    plant(`{ "devDependencies": { "@portico/contract": "*" } }`, "packages/renderer/package.json");
    plant(`{ "dependencies": { "@portico/contract": "*" } }`, "packages/endpoints/package.json");
    expect(found()).toMatchObject([{ path: "packages/endpoints/package.json", name: "@portico/contract" }]);
  });

  it("allows known names until they are gone", () => {
    const allowed = { [file]: ["carriers.lookup"] };
    plant(`"carriers.lookup"`);
    expect(findProductNames(folder, names, allowed)).toEqual({ found: [], unused: [] });
    plant(`"clients.lookup"`);
    expect(findProductNames(folder, names, allowed)).toEqual({
      found: [],
      unused: [`${file}: carriers.lookup`],
    });
  });
});
