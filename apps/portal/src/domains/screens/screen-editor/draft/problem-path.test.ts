import { describe, expect, it } from "vitest";
import { describePath, pathSteps, withoutPath } from "./problem-path.ts";

const document = {
  columns: ["agent", { field: "status", header: "Standing" }, { field: "plan" }],
  forms: [{ id: "entry" }],
};

describe("the path of a problem", () => {
  it("has names and positions as steps", () => {
    expect(pathSteps('columns[1].tones["Past Due"].x')).toEqual(["columns", 1, "tones", "Past Due", "x"]);
    expect(pathSteps("screen")).toEqual([]);
    expect(pathSteps('["a b"][2]')).toEqual(["a b", 2]);
  });

  it("is shown with labels, and entries by their names", () => {
    expect(describePath("columns[1].tones.New", document)).toBe("Columns › Standing › tones › New");
    expect(describePath("columns[0]", document)).toBe("Columns › agent");
    expect(describePath("columns[2].format", document)).toBe("Columns › plan › format");
    expect(describePath("forms[0]", document)).toBe("Forms › entry");
    expect(describePath("screen", document)).toBe("Screen");
  });

  it("falls back to positions if there are no names, and handles inherited names", () => {
    expect(describePath("columns[7].field", document)).toBe("Columns › 8 › field");
    expect(describePath("constructor.name", undefined)).toBe("constructor › name");
    expect(describePath("__proto__", {})).toBe("__proto__");
  });

  it("is not repeated", () => {
    expect(withoutPath({ path: "sort[0]", message: "sort[0]: there is no such field." })).toBe(
      "There is no such field.",
    );
  });
});
