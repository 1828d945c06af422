import { expect, it } from "vitest";

const sources: Record<string, string> = import.meta.glob(["../**/*.ts", "../**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Functions that get the logical key from their caller. */
const calledWithLogicalKey = [
  "../calendar/calendar-keys.ts",
  // Plots and code run from left to right in all text.
  "../charts/marks.ts",
  "../code/json-keys.ts",
  "../data-table/row-key-commands.ts",
  "../roving/roving.ts",
];

it("handle the arrow keys to the left and right as the text at the element runs", () => {
  const handlers = Object.entries(sources)
    .filter(([path]) => !/\.(?:test|stories|fixtures)\./.test(path) && !path.startsWith("../icons/"))
    .filter(
      ([, text]) =>
        /(?:[!=]== |case |[{,] )"?Arrow(?:Left|Right)\b/.test(text) ||
        /rovingIndex\([^)]*"horizontal"/.test(text),
    );
  const others = handlers
    .filter(([path, text]) => !text.includes("logicalKey(") && !calledWithLogicalKey.includes(path))
    .map(([path]) => path);
  expect(handlers.length).toBeGreaterThan(7);
  expect(others).toEqual([]);
});
