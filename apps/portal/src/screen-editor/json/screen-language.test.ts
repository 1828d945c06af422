import { beforeAll, describe, expect, it } from "vitest";
import { type ScreenLanguage, screenLanguage } from "./screen-language.ts";
import { loadScreenSchema } from "./screen-schema.ts";
import type { Suggestion } from "./suggestion.ts";

let language: ScreenLanguage;

beforeAll(async () => {
  language = screenLanguage(await loadScreenSchema());
});

/** What is offered where the text says `|`. */
function offered(marked: string): Promise<readonly Suggestion[]> {
  return language.suggest(marked.replace("|", ""), marked.indexOf("|"));
}

async function labels(marked: string): Promise<string[]> {
  return (await offered(marked)).map(({ label }) => label);
}

async function explained(marked: string): Promise<readonly string[] | undefined> {
  return (await language.explain(marked.replace("|", ""), marked.indexOf("|")))?.lines;
}

/** The text after the first suggestion of that name was taken, the caret as `|` or what is selected in ‹›. */
async function taken(marked: string, label: string): Promise<string> {
  const found = (await offered(marked)).find((one) => one.label === label);
  if (!found) return "not offered";
  const text = marked.replace("|", "");
  const [from, to] = found.selected;
  const { insert } = found;
  const shown = `${insert.slice(0, from)}${from === to ? "|" : `‹${insert.slice(from, to)}›`}${insert.slice(to)}`;
  return text.slice(0, found.from) + shown + text.slice(found.to);
}

const lost = '"endpoints": { "list": "lostPolicy.list" }';

describe("the completions in the JSON editor", () => {
  it("start with the keywords and their descriptions", async () => {
    const [columns] = (await offered("{ | }")).filter(({ label }) => label === "columns");
    expect(columns).toMatchObject({ kind: "word", meaning: "The columns to show, in order." });
    expect(await labels("{ | }")).toEqual(expect.arrayContaining(["title", "filters", "actions"]));
  });

  it("leaves out keywords that are already there, and those that only exports have", async () => {
    const words = await labels('{ "title": "Lost", | }');
    expect(words).toContain("columns");
    expect(words).not.toContain("title");
    expect(words).not.toContain("$schema");
    expect(words).not.toContain("requires");
  });

  it("names the lists of the contract with what each is", async () => {
    const found = await offered('{ "endpoints": { "list": "|" } }');
    expect(found.find(({ label }) => label === "lostPolicy.list")).toMatchObject({
      kind: "value",
      meaning: "Lost policies and why they were lost.",
    });
    expect(found.map(({ label }) => label)).not.toContain("notes.list");
  });

  it("offers fields, filters and orders of the chosen list alone, wherever that is", async () => {
    expect(await labels(`{ ${lost}, "columns": ["|"] }`)).toContain("lostDate");
    expect(await labels(`{ "columns": [{ "field": "|" }], ${lost} }`)).toContain("lostDate");
    expect(await labels(`{ "columns": ["|"], "endpoints": { "list": "policies.list" } }`)).not.toContain(
      "lostDate",
    );
    expect(await labels(`{ ${lost}, "filters": ["|"] }`)).toContain("reason");
    expect(await labels(`{ ${lost}, "permanentFilters": { "|" } }`)).toContain("reason");
    expect(await labels(`{ ${lost}, "sort": ["|"] }`)).toEqual(
      expect.arrayContaining(["lostDate", "-lostDate"]),
    );
  });

  it("offers the fields of the call that loads the detail", async () => {
    const detail = '"endpoint": "policies.detail"';
    expect(await labels(`{ ${lost}, "detail": { ${detail}, "fields": ["|"] } }`)).toContain("dob");
    expect(await labels(`{ ${lost}, "detail": { ${detail}, "titleField": "|" } }`)).toContain("dob");
    expect(await labels(`{ ${lost}, "detail": { ${detail}, "tables": [{ "field": "|" }] } }`)).toContain(
      "years",
    );
    expect(await labels(`{ ${lost}, "detail": { ${detail}, "fields": ["|"] } }`)).not.toContain("lostDate");
  });

  it("does so in a document that is not finished", async () => {
    expect(await labels(`{ ${lost}, "columns": ["policyNumber", "lo|`)).toContain("lostDate");
    expect(await labels(`{ ${lost}, "columns": [{ "field": "agent", "|`)).toContain("truncate");
    expect(await labels(`{ ${lost}, "columns": ["agent" "|`)).toContain("lostDate");
  });

  it("offers every kind of action, then the words of that kind", async () => {
    const action = '"actions": [{ "id": "a", "label": "A", "kind": ';
    expect(await labels(`{ ${lost}, ${action}"|" }] }`)).toEqual(
      expect.arrayContaining(["notes", "changeStatus", "export"]),
    );
    expect(await labels(`{ ${lost}, ${action}"export", "|" }] }`)).toContain("formats");
    expect(await labels(`{ ${lost}, ${action}"export", "|" }] }`)).not.toContain("statuses");
  });

  it("knows a document by no other schema, and asks no one for one", async () => {
    expect(
      await labels(`{ "$schema": "https://example.com/other.json", ${lost}, "columns": ["|"] }`),
    ).toContain("lostDate");
  });

  it("writes a word above others with its value and its comma, whichever list it is", async () => {
    expect(await taken('{\n  "ti|"\n  "empty": ""\n}', "title")).toBe('{\n  "title": "|",\n  "empty": ""\n}');
    expect(await taken(`{\n  "perm|"\n  ${lost}\n}`, "permanentFilters")).toBe(
      `{\n  "permanentFilters": {|},\n  ${lost}\n}`,
    );
  });

  it("writes a word with what surrounds its value, the caret where one types on", async () => {
    expect(await taken('{ "ti|" }', "title")).toBe('{ "title": "|" }');
    expect(await taken('{ "endp|" }', "endpoints")).toBe('{ "endpoints": {|} }');
    expect(await taken("{ | }", "kind")).toBe('{ "kind": "‹list›" }');
    expect(await taken(`{ ${lost}, "columns": ["lo|"] }`, "lostDate")).toBe(
      `{ ${lost}, "columns": ["lostDate"|] }`,
    );
  });
});

describe("the explanation of a keyword or value", () => {
  it("is shown for a keyword, and for a value that names something", async () => {
    expect(await explained('{ "permanent|Filters": {} }')).toEqual([
      "Fixed filters by name: always applied. Users can't change them. With a list of values, a row matches any of them.",
    ]);
    expect(await explained('{ "endpoints": { "list": "lost|Policy.list" } }')).toEqual([
      "The list of rows to show.",
      "Lost policies and why they were lost.",
    ]);
    expect(await explained(`{ ${lost}, "columns": [{ "field": "lost|Date" }] }`)).toEqual(
      expect.arrayContaining(["A field of the endpoint.", "Lost on"]),
    );
  });

  it("is not looked for in what is too big or too deep to be a screen", async () => {
    const deep = `{"title":${"[".repeat(40_000)}`;
    const big = `{"title":"${"x".repeat(200_000)}","`;
    for (const text of [deep, big]) {
      expect(await language.suggest(text, text.length)).toEqual([]);
      expect(await language.explain(text, 3)).toBeUndefined();
    }
  });

  it("is nothing between words", async () => {
    expect(await explained("{ | }")).toBeUndefined();
    expect(await explained('{ "nonsense|": 1 }')).toEqual([]);
  });
});
