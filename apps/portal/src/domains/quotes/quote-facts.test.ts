import { quote as quoteSchema } from "@portico/contract/schemas/quote";
import { expect, it } from "vitest";
import { quoteFacts } from "./quote-facts.ts";

it("tells plans with the same name apart by their companies, which quotes of earlier versions lack", () => {
  const bronze = { name: "Bronze Saver 9000", premium: 39.15 };
  const quote = quoteSchema.parse({
    place: { zip: "33134", countyfips: "12086", state: "FL" },
    applicants: [{ uid: "1", relation: "self", age: 40 }],
    household: { members: 1, members_not_applying: 0, income: 40_000 },
    healthcareLevel: "Medium",
    plansSelected: [
      { ...bronze, id: "99001FL0020001", issuer: "Demo Health" },
      { ...bronze, id: "99002FL0020001", issuer: "Sample Care", premium: null },
      { ...bronze, id: "99003FL0020001" },
    ],
  });
  expect(
    quoteFacts(quote)
      .find(({ name }) => name === "Plans to compare")
      ?.value.split("\n"),
  ).toEqual([
    "Demo Health · Bronze Saver 9000, $ 39.15 a month",
    "Sample Care · Bronze Saver 9000",
    "Bronze Saver 9000, $ 39.15 a month",
  ]);
});
