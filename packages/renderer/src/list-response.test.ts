import { expect, it } from "vitest";
import { readListResponse } from "./list-response.ts";
import { pageMessages } from "./messages/page.ts";

const rows = [{ id: "a" }];
const texts = pageMessages();
const page = { pageKey: "1", fetchedAt: 5 };

it("reads rows from the default path", () => {
  const response = { data: rows, totalRecords: 312, totalPages: 32 };
  expect(readListResponse(response, {}, page, texts)).toEqual({
    rows,
    totalRecords: 312,
    hasMoreRecords: false,
    response,
    ...page,
  });
});

it("reports that there are more records than were counted", () => {
  const response = { data: rows, totalRecords: 10_000, hasMoreRecords: true };
  expect(readListResponse(response, {}, page, texts)).toMatchObject({
    totalRecords: 10_000,
    hasMoreRecords: true,
  });
});

it("reads rows from the declared path", () => {
  const response = { data: { statements: rows, commissionAmount: 12.5 }, totalRecords: 7 };
  expect(readListResponse(response, { rows: "data.statements" }, page, texts)).toMatchObject({
    rows,
    totalRecords: 7,
  });
});

it("sets each row's `id` from the declared field", () => {
  const response = { data: [{ id: "a", policyId: "p", number: 7 }, { id: "b" }], totalRecords: 2 };
  const ids = (rowId: string) => readListResponse(response, { rowId }, page, texts).rows.map(({ id }) => id);
  expect(ids("policyId")).toEqual(["p", ""]);
  expect(ids("number")).toEqual(["7", ""]);
});

it("throws an error with the path if there are no rows", () => {
  const response = { data: { statement: rows } };
  expect(() => readListResponse(response, { rows: "data.statements" }, page, texts)).toThrow(
    "`data.statements`",
  );
  expect(() => readListResponse(null, {}, page, texts)).toThrow("`data`");
});
