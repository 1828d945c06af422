import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkFiles } from "./check-files.ts";
import { goodScreen } from "./good-screen.fixtures.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "screens-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The result of checking a file with this content. */
async function checkContent(content: string | Uint8Array) {
  await writeFile(join(folder, "screen.json"), content);
  return checkFiles(["screen.json"], folder);
}

describe("a file with a screen", () => {
  it("is reported valid", async () => {
    const content = JSON.stringify({ $schema: "./list-screen.schema.json", ...goodScreen });
    expect(await checkContent(content)).toEqual({ lines: ["screen.json: valid"], isRight: true });
  });

  it("is reported valid with a warning if its main columns need more than a laptop has", async () => {
    const wide = ["carrier", "aor", "planName", "agent", "city"].map((field) => ({ field, priority: 1 }));
    const columns = [...goodScreen.columns.slice(0, 1), ...goodScreen.columns.slice(2, 4), ...wide];
    const { lines, isRight } = await checkContent(JSON.stringify({ ...goodScreen, columns }));
    expect(isRight).toBe(true);
    // One for each set of columns.
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^screen\.json: warning: columns: those that never leave the list, `policyNumber`, .* need about \d+ px, /,
    );
  });

  it("is reported with one problem per line, whatever characters they contain", async () => {
    const { lines, isRight } = await checkContent(
      JSON.stringify({ ...goodScreen, "\u001b[2J\n\u202e": 1, sort: ["agnet"] }),
    );
    expect(isRight).toBe(false);
    for (const line of lines) expect(line).toMatch(/^screen\.json: [^\p{Cc}\p{Cf}]+$/u);
  });

  it.each([
    ["that is no JSON", "{ nope", "is not JSON: "],
    ["that is empty", "", "is not JSON: "],
    ["that is no text", new Uint8Array([0xff, 0xfe, 0]), "is not UTF-8 text."],
    ["of 5 MB", `"${"x".repeat(5 * 1024 * 1024)}"`, "has 5.0 MB, more than the 1 MB allowed"],
    ["with a list", "[]", "screen: "],
  ])("is rejected with a clear message: %s", async (_what, content, message) => {
    const { lines, isRight } = await checkContent(content);
    expect(isRight).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`screen.json: ${message}`);
  });

  it("is reported if it is missing or a folder", async () => {
    await checkContent(JSON.stringify(goodScreen));
    const { lines, isRight } = await checkFiles(["none.json", ".", "screen.json"], folder);
    expect(lines).toEqual(["none.json: doesn't exist.", ".: is not a file.", "screen.json: valid"]);
    expect(isRight).toBe(false);
  });
});
