import { expect, it } from "vitest";
import { readReturn } from "./return-state.ts";

const read = (query: string, type?: string) => readReturn(type, new URLSearchParams(query));

it.each([
  ["", undefined],
  ["exchangeId=", undefined],
  ["exchangeId=0", undefined],
  ["exchangeId=4101", "4101"],
  ["exchangeId=00", "00"],
  ["exchangeId=../../manage", undefined],
  ["exchangeId=a%20b", undefined],
])("%j leads to the application %s", (query, id) => {
  expect(read(query).exchangeId).toBe(id);
});

it("has the error as text, and whether an enrollment was submitted", () => {
  expect(read("error=%3Cb%3E&exchangeId=0")).toEqual({
    exchangeId: undefined,
    error: "<b>",
    isSubmission: false,
  });
  expect(read("error=", "submit")).toEqual({ exchangeId: undefined, error: undefined, isSubmission: true });
});
