import { describe, expect, it } from "vitest";
import { checkScreen, readScreen } from "./check-screen.ts";
import { goodForms, goodScreen } from "./good-screen.fixtures.ts";

/** The good screen with one part replaced, as unknown JSON. */
function changed(change: Record<string, unknown>): unknown {
  return { ...goodScreen, ...change };
}

function messages(document: unknown): string[] {
  return checkScreen(document).map(({ message }) => message);
}

describe("checkScreen", () => {
  it.each([goodScreen, goodForms])(
    "finds no problem in $id, before and after conversion to JSON",
    (screen) => {
      expect(messages(screen)).toEqual([]);
      expect(messages(JSON.parse(JSON.stringify(screen)))).toEqual([]);
    },
  );

  it("reports the path, the value, the nearest name and all allowed names in one sentence", () => {
    const [message] = messages(
      changed({ header: [{ kind: "figures", figures: [{ label: "All", path: "totla" }] }] }),
    );
    expect(message).toBe(
      "header[0].figures[0].path: `totla` is not a value in the response of `policyNonPaid.summary`; did you mean `total`? Allowed: total, readDate, refreshedDate.",
    );
  });

  it("reports all problems at once", () => {
    const paths = checkScreen(changed({ columns: ["agnet"], sort: ["agnet"], filters: ["agnet"] })).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(["filters[0]", "columns[0]", "sort[0]"]);
  });

  it("reports a column of a variant that the screen already shows", () => {
    const variants = [
      { id: "a", label: "A", columns: ["policyNumber"] },
      { id: "b", label: "B", columns: ["month"] },
    ];
    expect(messages(changed({ variants }))).toEqual([
      "variants[0].columns[0]: `policyNumber` is used twice.",
    ]);
  });

  it("allows two filters of one field in one control", () => {
    const range = { kind: "dateRange", from: "graceFrom", to: "graceTo" };
    expect(messages(changed({ filters: [range] }))).toEqual([]);
  });

  it.each([
    [{ title: " " }, "title: can't be empty."],
    [{ rowId: "" }, "rowId: can't be empty."],
    [{ title: "x".repeat(201) }, "title: has 201 characters. Allowed: up to 200."],
    [{ debounce: -1 }, "debounce: `-1` is not valid here. Allowed: at least 0."],
    [{ pageSizes: [501] }, "pageSizes[0]: `501` is not valid here. Allowed: up to 500."],
    [{ columns: [] }, "columns: has 0 entries. Allowed: at least 1."],
    [{ selection: {} }, "selection.mode: is missing. Allowed: none, one, many."],
    [{ permanentFilters: { "": "New" } }, 'permanentFilters[""]: is not allowed here.'],
    [{ permanentFilters: { status: [] } }, "permanentFilters.status: has 0 entries. Allowed: at least 1."],
    [{ permanentFilters: { status: ["New", ""] } }, "permanentFilters.status[1]: can't be empty."],
    [{ permanentFilters: { status: 7 } }, "permanentFilters.status: `7` is not text or a list."],
    [{ permanentFilters: { month: ["1"] } }, "permanentFilters.month: `month` takes only one value."],
  ])("explains the problem with %j in plain English", (change, message) => {
    expect(messages(changed(change))).toEqual([message]);
  });

  it("suggests nothing if no name is similar", () => {
    const [problem] = checkScreen(changed({ columns: ["qqqqqqqqqqqqqq"] }));
    expect(problem).not.toHaveProperty("nearest");
  });

  it("allows any claim in addition to what the calls require", () => {
    expect(messages(changed({ access: "agent view.Policy beta.Reports" }))).toEqual([]);
  });

  it("allows a personal field as a fixed filter, which is never in the URL", () => {
    expect(messages(changed({ permanentFilters: { insuredName: "Ana" } }))).toEqual([]);
  });

  it("allows several values of a fixed filter that takes several", () => {
    expect(messages(changed({ permanentFilters: { status: ["New", "Assigned"] } }))).toEqual([]);
  });

  it("ignores `$schema`, which only editors read", () => {
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
    ["a document that contains itself", circle],
    [
      "a condition 50,000 levels deep",
      changed({ actions: [{ kind: "export", id: "x", label: "X", formats: ["csv"], when: deep }] }),
    ],
    ["a proxy that throws", throwing],
    ["a property that is computed", computed],
    ["a document that would change Object", evil],
    ["a million columns", changed({ columns: Array.from({ length: 1_000_000 }, () => "agent") })],
    ["an infinite list", changed({ columns: new Array(4_000_000_000) })],
    ["5 MB of text", changed({ title: "x".repeat(5_000_000) })],
    [
      "a hundred thousand keywords",
      Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`w${index}`, 1])),
    ],
    ["a requirement with a thousand letters", changed({ access: "a|b ".repeat(120) })],
    ["a name with control characters", changed({ "\u0000\u202e": 1 })],
    ["null", null],
    ["undefined", undefined],
    ["a number", 7],
    ["a text", "screen"],
    ["a list", []],
    ["an empty object", {}],
  ])("rejects %s with a short message, and does not throw", (_what, document) => {
    const problems = checkScreen(document);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(100);
    for (const { message } of problems) expect(message.length).toBeLessThan(4000);
    expect(Reflect.get({}, "kind")).toBeUndefined();
  });
});
