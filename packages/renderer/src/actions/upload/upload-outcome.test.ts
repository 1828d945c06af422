import { endpoints } from "@portico/contract";
import { expect, it } from "vitest";
import { describeUploadFailure, outcomeOf, rowMessages, rowMessagesCsv } from "./upload-outcome.ts";
import { UploadRejectedError } from "./upload-sending.ts";

const { fields } = endpoints["uploadPolicies.list"];
const words = { fileName: "may.csv", success: undefined, fields };

it("contains the counts with the contract's labels", () => {
  const outcome = outcomeOf(
    { message: "312 policies loaded.", result: { readRows: 1312, newRows: 312, uploadId: "x" } },
    words,
  );
  expect(outcome.text).toBe("312 policies loaded.");
  expect(outcome.facts).toEqual([
    { name: "Rows read", value: "1,312" },
    { name: "New", value: "312" },
  ]);
  expect(outcome.problems).toEqual([]);
});

it("has what is to be known first before the message", () => {
  const outcome = outcomeOf({ message: "Is the month right?\n3 lines to load.", result: {} }, words);
  expect(outcome).toMatchObject({ notes: ["Is the month right?"], text: "3 lines to load." });
});

it("names the layout that read the file, or the usual headers", () => {
  const layoutOf = (result: Record<string, unknown>) => outcomeOf({ message: null, result }, words).facts;
  const name = "Layout";
  expect(layoutOf({ layout: { id: "x", name: "Lead lists" } })).toEqual([{ name, value: "Lead lists" }]);
  expect(layoutOf({ layout: null })).toEqual([{ name, value: "Standard headers" }]);
  expect(layoutOf({})).toEqual([]);
});

it("contains the screen's message, or else the server's, or else the file's name", () => {
  const quiet = { message: null, result: {} };
  expect(outcomeOf(quiet, { ...words, success: "Loaded!" }).text).toBe("Loaded!");
  expect(outcomeOf(quiet, words).text).toBe("may.csv was imported.");
});

it("contains the rejected lines", () => {
  const problems = [{ line: 17, reason: "No policy number." }, { line: null, reason: "Cut off." }, 3];
  const failure = describeUploadFailure(new UploadRejectedError("2 lines are wrong.", { problems }));
  expect(failure).toEqual({
    text: "2 lines are wrong.",
    details: ["Line 17: No policy number.", "Cut off."],
  });
});

it("contains the lines with warnings if the file was imported", () => {
  const warnings = [{ line: 4, reason: "Broker Name matches more than one agent." }];
  const outcome = outcomeOf({ message: "Loaded.", result: { warningRows: 1, warnings } }, words);
  expect(outcome.facts).toEqual([{ name: "Warnings", value: "1" }]);
  expect(outcome.problems).toEqual(["Line 4: Broker Name matches more than one agent."]);
});

it("shows the first rows with messages, and offers all of them as a file without formulas", async () => {
  const existing = Array.from({ length: 60 }, (_, index) => ({ line: index + 2, reason: "Already exists." }));
  const result = { newRows: 1, problems: [{ line: 2, reason: '=1 "x" is empty.' }], existing };
  expect(outcomeOf({ message: null, result }, words).problems).toHaveLength(50);
  const file = rowMessagesCsv(rowMessages(result), "Line,Message");
  const text = await file.text();
  expect(text.split("\r\n").slice(0, 3)).toEqual([
    "Line,Message",
    `2,"'=1 ""x"" is empty."`,
    '2,"Already exists."',
  ]);
  expect(text.trimEnd().split("\r\n")).toHaveLength(62);
  expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it("leaves the rows without a problem of their own to the file", () => {
  const result = {
    problems: [{ line: 17, reason: "No amount." }],
    notLoaded: [{ line: 2, reason: "Can be read, but other lines can't." }],
  };
  expect(describeUploadFailure(new UploadRejectedError("Nothing was loaded.", result)).details).toEqual([
    "Line 17: No amount.",
  ]);
  expect(rowMessages(result).map(({ line }) => line)).toEqual([17, 2]);
});
