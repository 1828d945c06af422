import { expect, it } from "vitest";
import { english } from "./english/english.ts";
import { spanish } from "./spanish/spanish.ts";

type Text = string | ((...values: readonly unknown[]) => string);

/** All texts by their path, such as `page.leave.title`. */
function textsOf(messages: object, path = ""): [string, Text][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "object" ? textsOf(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
}

/** Values for a text: those that are joined are lists, the others can be shown as they are. */
function valuesOf(path: string, count: number): readonly unknown[] {
  if (path === "undo.partlyRestored") return [31, 42, ["value0"]];
  if (["forms.fieldsRemoved", "uploads.missing", "uploads.load"].includes(path)) return [["value0"]];
  return Array.from({ length: count }, (_, index) => `value${index}`);
}

const inSpanish = new Map(textsOf(spanish));

it("has the same texts in Spanish as in English", () => {
  const paths = (texts: object) => textsOf(texts).map(([path]) => path);
  expect(paths(spanish).sort()).toEqual(paths(english).sort());
  expect([...inSpanish].filter(([, text]) => text === "")).toEqual([]);
});

it.each(textsOf(english).filter(([, text]) => typeof text === "function"))(
  "shows the same values in Spanish: %s",
  (path, text) => {
    const translated = inSpanish.get(path);
    if (typeof text !== "function" || typeof translated !== "function")
      throw new Error(`${path} takes values`);
    const values = valuesOf(path, text.length);
    const [own, other] = [text(...values), translated(...values)];
    for (const value of values.flat().map(String)) {
      expect(other.includes(value), `${other} shows ${value}`).toBe(own.includes(value));
    }
  },
);

it("writes numbers and plurals as the language does", () => {
  expect(english.page.summary.shownOf(1_234, 5_678)).toBe("1,234 of 5,678");
  expect(spanish.page.summary.shownOf(1_234, 5_678)).toBe("1,234 de 5,678");
  expect([spanish.exports.rows(1), spanish.exports.rows(2)]).toEqual(["1 fila", "2 filas"]);
});
