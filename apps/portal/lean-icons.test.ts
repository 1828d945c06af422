import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { leanIcon } from "./lean-icons.ts";

it("leaves of an icon its name, its lines and the component", async () => {
  const entry = createRequire(import.meta.url).resolve("lucide-react");
  const code = await readFile(join(entry, "../../esm/icons/circle-check.mjs"), "utf8");
  const [data = "", component = ""] = leanIcon(code).split("const CircleCheck");
  expect(data.slice(data.indexOf("{")).replace(/\s+/g, " ").trim()).toBe(
    '{ name: "circle-check", size: 24, node: [ ["circle", { cx: "12", cy: "12", r: "10" }], ["path", { d: "m16 9-5.5 5.5L8 12" }] ] };',
  );
  expect(component).toContain("createLucideIcon(__iconData)");
});
