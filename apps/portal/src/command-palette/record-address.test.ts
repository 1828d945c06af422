import { expect, it } from "vitest";
import { recordAddress } from "./record-address.ts";

it("opens a policy's page, and the lists of other records with only that record", () => {
  expect(recordAddress({ kind: "policy", id: "b1", search: "FL-114" })).toEqual({
    path: "/portal/policies/b1",
  });
  expect(recordAddress({ kind: "lead", id: "b1", search: "Zoë Quill (305) 555-0142" })).toEqual({
    path: "/portal/leads",
    state: { filters: { search: "Zoë Quill (305) 555-0142" } },
  });
});
