import { expect, it } from "vitest";
import { readListResponse } from "./list-response.ts";

const rows = [{ id: "a" }];
const page = { pageKey: "1", fetchedAt: 5 };

it("finds the rows at the default path", () => {
  const answer = { data: rows, totalRecords: 312, totalPages: 32 };
  expect(readListResponse(answer, {}, page)).toEqual({
    rows,
    totalRecords: 312,
    hasMoreRecords: false,
    answer,
    ...page,
  });
});

it("tells that there are more records than were counted", () => {
  const answer = { data: rows, totalRecords: 10_000, hasMoreRecords: true };
  expect(readListResponse(answer, {}, page)).toMatchObject({ totalRecords: 10_000, hasMoreRecords: true });
});

it("finds the rows at the declared path", () => {
  const answer = { data: { statements: rows, commissionAmount: 12.5 }, totalRecords: 7 };
  expect(readListResponse(answer, { rows: "data.statements" }, page)).toMatchObject({
    rows,
    totalRecords: 7,
  });
});

it("knows each row by the field that the screen says", () => {
  const answer = { data: [{ id: "a", policyId: "p", number: 7 }, { id: "b" }], totalRecords: 2 };
  const ids = (rowId: string) => readListResponse(answer, { rowId }, page).rows.map(({ id }) => id);
  expect(ids("policyId")).toEqual(["p", ""]);
  expect(ids("number")).toEqual(["7", ""]);
});

it("names the path if there are no rows", () => {
  const answer = { data: { statement: rows } };
  expect(() => readListResponse(answer, { rows: "data.statements" }, page)).toThrow("`data.statements`");
  expect(() => readListResponse(null, {}, page)).toThrow("`data`");
});
