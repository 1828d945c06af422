import { checkScreen } from "@portico/portal-config/check";
import { describe, expect, it } from "vitest";
import { errorAt, isAt, problemsAt, sentenceOf } from "./problems.ts";

const problem = (path: string, text: string, allowed?: string[]) => ({
  path,
  message: `${path}: ${text}`,
  ...(allowed && { allowed }),
});

describe("problems by path", () => {
  it.each([
    ["columns[1]", "columns[1]", true],
    ["columns[1].width", "columns[1]", true],
    ["columns[10].width", "columns[1]", false],
    ["columnsOf", "columns", false],
    ["columns", "columns[1]", false],
  ])("%s is at %s: %s", (path, parentPath, is) => {
    expect(isAt(path, parentPath)).toBe(is);
  });

  it("are shown at their path, but not twice", () => {
    const all = [problem("sort[0]", "a"), problem("columns[0].width", "b"), problem("columns", "c")];
    expect(problemsAt(all, ["columns"], ["columns[0]"]).map(({ path }) => path)).toEqual(["columns"]);
    expect(problemsAt(all, ["sort", "columns"])).toHaveLength(3);
  });

  it("are sentences without the path and the long list of allowed values", () => {
    expect(sentenceOf(problem("sort[0]", "`a` is not b; did you mean `c`? Allowed: c, d.", ["c", "d"]))).toBe(
      "`a` is not b; did you mean `c`?",
    );
    expect(sentenceOf(problem("title", "is missing."))).toBe("Is missing.");
  });

  it("start, as the checker tells them, with the path that is left out", () => {
    const problems = checkScreen({ kind: "list", columns: ["phoen"] });
    expect(problems.length).toBeGreaterThan(0);
    for (const one of problems) expect(sentenceOf(one)).not.toContain(`${one.path}:`);
  });

  it("are shown together under their field", () => {
    const all = [problem("title", "a."), problem("title", "b."), problem("title.x", "c.")];
    expect(errorAt(all, "title")).toBe("A. B.");
    expect(errorAt(all, "path")).toBeUndefined();
  });
});
