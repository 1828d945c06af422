import { endpoints } from "@portico/contract";
import { resolveColumn } from "@portico/screens";
import { describe, expect, it } from "vitest";
import { hiddenMatchOf } from "./search-match.ts";

const { fields } = endpoints["policyNonPaid.list"];
const columns = (names: readonly string[]) => names.flatMap((name) => resolveColumn(name, fields) ?? []);
const searched = { visible: columns(["insuredName", "policyNumber"]), hidden: columns(["zipCode", "phone"]) };
const row = {
  id: "1",
  version: 1,
  insuredName: "Zoë Álvarez",
  policyNumber: "FL-4417",
  zipCode: "33130",
  phone: "3055550142",
};
const matchOf = (search: string) => hiddenMatchOf(row, search, searched, {});

describe("the hidden value that a search matches", () => {
  it.each(["0142", "(305) 555-0142", "555 0142"])("%s is a phone number", (search) => {
    expect(matchOf(search)).toEqual({ label: "Phone", text: "(305) 555-0142" });
  });

  it("is the one that explains a word that no visible value has", () => {
    expect(matchOf("zoe 33130")).toEqual({ label: "ZIP code", text: "33130" });
  });

  it("is none if visible values have all words, in any case and without accents", () => {
    expect(matchOf("ALVAREZ 4417")).toBeUndefined();
    expect(matchOf("fl4417")).toBeUndefined();
  });

  it("is none if no value has the word", () => {
    expect(matchOf("Quill")).toBeUndefined();
  });
});
