import { expect, it } from "vitest";
import { maskSensitive } from "./mask-sensitive.ts";

it("masks names, numbers and addresses at any depth, and keeps the rest", () => {
  const values = {
    ssn: "123456789",
    city: "Miami",
    totalMembers: 2,
    note: "",
    offlineAppMembers: [{ dob: "1990-01-01", relation: "child" }],
  };
  expect(maskSensitive(values)).toEqual({
    ssn: "***",
    city: "Miami",
    totalMembers: 2,
    note: "",
    offlineAppMembers: [{ dob: "***", relation: "child" }],
  });
});
