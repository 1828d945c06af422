import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const sources = ["packages/ui/src", "packages/renderer/src", "apps/portal/src", "apps/public/src"];

/** Functions that get the key of an event whose handler checked it. */
const checkedByCaller = ["code/json-keys.ts", "combobox/combobox-keys.ts", "data-table/row-key-commands.ts"];

it("leave Enter and Esc to an input method wherever they are handled", () => {
  const files = sources.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const handlers = files
    .filter((file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    .filter(({ text }) => /(?:key [!=]==|case) "(?:Enter|Escape)"|\.isComposing\b/.test(text));
  const unchecked = handlers
    .filter(({ file, text }) => {
      const isCallee = checkedByCaller.some((name) => file.endsWith(name));
      const isText = file.endsWith("zip-field.tsx") || file.endsWith("input-method-key.ts");
      return !isCallee && !isText && !text.includes("isInputMethodKey(");
    })
    .map(({ file }) => file);
  expect(handlers.length).toBeGreaterThan(20);
  expect(unchecked).toEqual([]);
});
