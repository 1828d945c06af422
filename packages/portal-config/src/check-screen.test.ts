import { describe, expect, it } from "vitest";
import { checkScreen, readScreen } from "./check-screen.ts";
import { goodForms, goodScreen } from "./good-screen.fixtures.ts";

/** The screen with one place changed, as a document from outside. */
function changed(change: Record<string, unknown>): unknown {
  return { ...goodScreen, ...change };
}

function messages(document: unknown): string[] {
  return checkScreen(document).map(({ message }) => message);
}

describe("checkScreen", () => {
  it.each([goodScreen, goodForms])(
    "finds nothing wrong with $id, before and after a round through JSON",
    (screen) => {
      expect(messages(screen)).toEqual([]);
      expect(messages(JSON.parse(JSON.stringify(screen)))).toEqual([]);
    },
  );

  it("says path, what was found, the nearest name and all that are allowed in one sentence", () => {
    const [message] = messages(
      changed({ header: [{ kind: "figures", figures: [{ label: "All", path: "totla" }] }] }),
    );
    expect(message).toBe(
      "header[0].figures[0].path: `totla` is not a value of the answer of `policyNonPaid.summary`; did you mean `total`? Allowed: total, readDate, refreshedDate.",
    );
  });

  it("says what is wrong in all places at once", () => {
    const paths = checkScreen(changed({ columns: ["agnet"], sort: ["agnet"], filters: ["agnet"] })).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(["filters[0]", "columns[0]", "sort[0]"]);
  });

  it("names a column of a variant that the screen shows already", () => {
    const variants = [
      { id: "a", label: "A", columns: ["policyNumber"] },
      { id: "b", label: "B", columns: ["month"] },
    ];
    expect(messages(changed({ variants }))).toEqual(["variants[0].columns[0]: `policyNumber` stands twice."]);
  });

  it("takes two filters of one field, entered as one", () => {
    const range = { kind: "dateRange", from: "graceFrom", to: "graceTo" };
    expect(messages(changed({ filters: [range] }))).toEqual([]);
  });

  it.each([
    [{ title: " " }, "title: must not be empty."],
    [{ rowId: "" }, "rowId: must not be empty."],
    [{ title: "x".repeat(201) }, "title: has 201 characters; a text has at most 200 here."],
    [{ debounce: -1 }, "debounce: `-1` is not right here; it must be at least 0."],
    [{ pageSizes: [501] }, "pageSizes[0]: `501` is not right here; it must be at most 500."],
    [{ columns: [] }, "columns: holds 0; a screen has at least 1 here."],
    [{ selection: {} }, "selection.mode: is missing. Allowed: none, one, many."],
    [{ permanentFilters: { "": "New" } }, 'permanentFilters[""]: is not a name that can stand here.'],
  ])("says in plain words how far %j is from right", (change, message) => {
    expect(messages(changed(change))).toEqual([message]);
  });

  it("suggests nothing where no name is like it", () => {
    const [problem] = checkScreen(changed({ columns: ["qqqqqqqqqqqqqq"] }));
    expect(problem).not.toHaveProperty("nearest");
  });

  it("lets a claim of any name be asked for, on top of what the calls ask", () => {
    expect(messages(changed({ access: "agent view.Policy beta.Reports" }))).toEqual([]);
  });

  it("lets a personal filter hold always, since it never stands in the address", () => {
    expect(messages(changed({ permanentFilters: { insuredName: "Ana" } }))).toEqual([]);
  });

  it("drops the name of the schema that editors read", () => {
    const read = readScreen({ $schema: "./list-screen.schema.json", ...goodScreen });
    expect(read.problems).toEqual([]);
    expect(read.screen).toEqual(goodScreen);
  });

  const circle: Record<string, unknown> = { ...goodScreen };
  circle.title = circle;
  let deep: unknown = { field: "status", is: "empty" };
  for (let level = 0; level < 50_000; level += 1) deep = { not: deep };
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("No keys.");
      },
    },
  );
  const computed = Object.defineProperty({ ...goodScreen }, "title", {
    get: () => {
      throw new Error("No title.");
    },
  });
  const evil: unknown = JSON.parse(
    '{"__proto__":{"kind":"list"},"constructor":{"prototype":{"kind":"list"}}}',
  );

  it.each([
    ["a bigint", changed({ title: 7n })],
    ["a document that holds itself", circle],
    [
      "a condition 50,000 levels deep",
      changed({ actions: [{ kind: "export", id: "x", label: "X", formats: ["csv"], when: deep }] }),
    ],
    ["a proxy that throws", throwing],
    ["a property that is computed", computed],
    ["a document that would change Object", evil],
    ["a million columns", changed({ columns: Array.from({ length: 1_000_000 }, () => "agent") })],
    ["a list without end", changed({ columns: new Array(4_000_000_000) })],
    ["5 MB of text", changed({ title: "x".repeat(5_000_000) })],
    [
      "a hundred thousand words",
      Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`w${index}`, 1])),
    ],
    ["a requirement of a thousand letters", changed({ access: "a|b ".repeat(120) })],
    ["a name of control characters", changed({ "\u0000\u202e": 1 })],
    ["null", null],
    ["undefined", undefined],
    ["a number", 7],
    ["a text", "screen"],
    ["a list", []],
    ["an empty object", {}],
  ])("refuses %s without falling over, in few words", (_what, document) => {
    const problems = checkScreen(document);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(100);
    for (const { message } of problems) expect(message.length).toBeLessThan(4000);
    expect(Reflect.get({}, "kind")).toBeUndefined();
  });
});
