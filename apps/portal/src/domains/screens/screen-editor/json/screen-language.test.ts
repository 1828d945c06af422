import { describe, expect, it } from "vitest";
import { explain, suggest } from "./screen-language.ts";

/** What is suggested at the `|` of a text. */
const suggested = (marked: string) => suggest(marked.replace("|", ""), marked.indexOf("|"));

async function names(marked: string): Promise<(string | undefined)[]> {
  return (await suggested(marked)).map(({ displayLabel }) => displayLabel);
}

async function explained(marked: string): Promise<readonly string[] | undefined> {
  return (await explain(marked.replace("|", ""), marked.indexOf("|")))?.lines;
}

/** The text after a suggestion was inserted. */
async function inserted(marked: string, name: string): Promise<string> {
  const found = (await suggested(marked)).find(({ displayLabel }) => displayLabel === name);
  const text = marked.replace("|", "");
  return found ? text.slice(0, found.from) + found.template + text.slice(found.to) : "not suggested";
}

const lost = '"endpoints": { "list": "lostPolicy.list" }';

describe("the suggestions in the JSON editor", () => {
  it("are keywords that are not there yet, without those that only exports have", async () => {
    const [columns] = (await suggested("{ | }")).filter(({ displayLabel }) => displayLabel === "columns");
    expect(columns).toMatchObject({ kind: "keyword", detail: "The columns to show, in order." });
    const found = await names('{ "title": "Lost", | }');
    expect(found).toEqual(expect.arrayContaining(["columns", "filters", "actions"]));
    for (const name of ["title", "$schema", "requires"]) expect(found).not.toContain(name);
  });

  it.each([
    ['{ "endpoints": { "list": "|" } }', "lostPolicy.list", "notes.list"],
    [`{ ${lost}, "columns": ["|"] }`, "lostDate", "monthsBehind"],
    [`{ "columns": [{ "field": "|" }], ${lost} }`, "lostDate", "monthsBehind"],
    [`{ ${lost}, "filters": ["|"] }`, "reason", "lostDate"],
    [`{ ${lost}, "permanentFilters": { "|" } }`, "reason", "lostDate"],
    [`{ ${lost}, "sort": ["|"] }`, "-lostDate", "monthsBehind"],
    [`{ ${lost}, "detail": { "endpoint": "policies.detail", "fields": ["|"] } }`, "dob", "lostDate"],
    [`{ ${lost}, "actions": [{ "kind": "|" }] }`, "changeStatus", "columns"],
    [`{ ${lost}, "actions": [{ "kind": "export", "|" }] }`, "formats", "statuses"],
    [`{ "$schema": "https://example.com/other.json", ${lost}, "columns": ["|"] }`, "lostDate", "dob"],
  ])("are the names that are possible there: %s", async (marked, name, other) => {
    const found = await names(marked);
    expect(found).toContain(name);
    expect(found).not.toContain(other);
  });

  it.each([
    [`{ ${lost}, "columns": ["policyNumber", "lo|`, "lostDate"],
    [`{ ${lost}, "columns": [{ "field": "agent", "|`, "truncate"],
    [`{ ${lost}, "columns": ["agent" "|`, "lostDate"],
  ])("are also in an unfinished document: %s", async (marked, name) => {
    expect(await names(marked)).toContain(name);
  });

  it("insert a keyword with the brackets and the comma that it needs", async () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: The syntax of snippets.
    expect(await inserted('{\n  "ti|"\n  "empty": ""\n}', "title")).toBe(
      '{\n  "title": "${1}",\n  "empty": ""\n}',
    );
    expect(await inserted('{ "endp|" }', "endpoints")).toBe('{ "endpoints": {${1}} }');
    expect(await inserted("{ | }", "kind")).toBe('{ "kind": "${1:list}" }');
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: The syntax of snippets.
    expect(await inserted(`{ ${lost}, "columns": ["lo|"] }`, "lostDate")).toBe(
      `{ ${lost}, "columns": ["lostDate"] }`,
    );
  });
});

describe("the explanation of a keyword or value", () => {
  it("is the description of the keyword, and of the value", async () => {
    expect(await explained('{ "endpoints": { "list": "lost|Policy.list" } }')).toEqual([
      "The list of rows to show.",
      "Lost policies and why they were lost.",
    ]);
    expect(await explained(`{ ${lost}, "columns": [{ "fie|ld": "lostDate" }] }`)).toContain("Lost on");
    expect(await explained('{ "nonsense|": 1 }')).toEqual([]);
    expect(await explained("{ | }")).toBeUndefined();
  });

  it.each([`{"title":${"[".repeat(40_000)}`, `{"title":"${"x".repeat(200_000)}","`])(
    "is missing in text that is too long or too deep to be a screen",
    async (text) => {
      expect(await suggest(text, text.length)).toEqual([]);
      expect(await explain(text, 3)).toBeUndefined();
    },
  );
});
