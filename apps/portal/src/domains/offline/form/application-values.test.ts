import { offlineAppBody } from "@portico/contract/schemas/offline-app";
import { describe, expect, it } from "vitest";
import { applicationResolver } from "./application-resolver.ts";
import {
  type ApplicationValues,
  bodyOf,
  emptyApplication,
  emptyMember,
  valuesOf,
} from "./application-values.ts";

const filled: ApplicationValues = {
  ...emptyApplication,
  sourceId: "6f1c2b1e-0017-4a6e-9b1a-1d7a5c3e0017",
  firstName: "Ana",
  lastName: "Diaz",
  dob: "1990-02-28",
  sex: "F",
  migratoryStatus: "citizen",
  phone: "3055550142",
  email: "ana@example.com",
  address: "1 Main St",
  city: "Miami",
  state: "FL",
  annualHouseholdIncome: "30000.00",
  totalMembers: 2,
  planSelected: "Silver 94",
  monthlyPayment: "0.00",
};

describe("the body of an application", () => {
  it("leaves out what was not entered, and has amounts as numbers", () => {
    const body = bodyOf(filled);
    expect(body).not.toHaveProperty("ssn");
    expect(body).not.toHaveProperty("cardNumber");
    expect(body).toMatchObject({ annualHouseholdIncome: 30_000, monthlyPayment: 0 });
    expect(offlineAppBody.safeParse(body).error?.issues).toBeUndefined();
  });

  it("removes the stored card only if that was chosen and no other was typed", () => {
    expect(bodyOf({ ...filled, removeCard: true })).toMatchObject({ cardNumber: null });
    const replaced = { ...filled, removeCard: true, cardNumber: "4111111111111111" };
    expect(bodyOf(replaced)).toMatchObject({ cardNumber: "4111111111111111" });
  });

  it("has the income of a spouse, and of no other member", () => {
    const member = { ...emptyMember, firstName: "Luis", typeOfIncome: "employed", employerName: "Clinic" };
    const body = (relation: string) =>
      bodyOf({ ...filled, offlineAppMembers: [{ ...member, relation }] }).offlineAppMembers[0];
    expect(body("spouse")).toMatchObject({ typeOfIncome: "employed", employerName: "Clinic" });
    expect(body("child")).not.toHaveProperty("typeOfIncome");
  });

  it("is the same after it was stored and opened again", () => {
    const stored = {
      ...bodyOf(filled),
      cardExpDate: "12/40",
      offlineAppMembers: [{ ...emptyMember, id: "1", relation: "child", sex: null, annualIncome: null }],
    };
    const values = valuesOf(stored);
    const { offlineAppMembers: _members, ...others } = filled;
    expect(values).toMatchObject({ ...others, cardExpDate: "12/40", ssn: "", cardNumber: "" });
    expect(values.offlineAppMembers).toMatchObject([{ id: "1", sex: "", annualIncome: "" }]);
  });
});

describe("the errors of an application", () => {
  const errorsOf = async (values: Partial<ApplicationValues>, storedExpiry?: string) => {
    const resolver = applicationResolver(() => "2026-11-24", storedExpiry);
    const options = { fields: {}, shouldUseNativeValidation: false } as const;
    return (await resolver({ ...filled, ...values }, undefined, options)).errors;
  };

  it.each([
    ["2008-11-24", undefined],
    ["2008-11-25", "Must be 18+"],
    ["2026-11-25", "Must be valid date"],
    ["1916-11-24", undefined],
    ["1915-11-23", "Must be valid date"],
  ])("for the birth date %s of the primary person: %s", async (dob, message) => {
    expect((await errorsOf({ dob })).dob?.message).toBe(message);
  });

  it.each([
    ["spouse", "Must be 18+"],
    ["child", undefined],
    ["dependent", undefined],
  ])("require that a %s is an adult: %s", async (relation, message) => {
    const member = { ...emptyMember, relation, firstName: "Leo", lastName: "Diaz", dob: "2020-01-01" };
    const income = { typeOfIncome: "unemployed" };
    const errors = await errorsOf({ offlineAppMembers: [{ ...member, ...income }] });
    expect(errors.offlineAppMembers?.[0]?.dob?.message).toBe(message);
  });

  it("accept a card until the end of its last month, and a stored one after that", async () => {
    const cardNumber = "4111111111111111";
    expect((await errorsOf({ cardNumber, cardExpDate: "11/26" })).cardExpDate).toBeUndefined();
    expect((await errorsOf({ cardNumber, cardExpDate: "10/26" })).cardExpDate?.message).toBe(
      "Not an expiration",
    );
    expect((await errorsOf({ cardExpDate: "10/26" }, "10/26")).cardExpDate).toBeUndefined();
    expect((await errorsOf({ cardExpDate: "10/26" }, "11/26")).cardExpDate?.message).toBe(
      "Not an expiration",
    );
  });
});
