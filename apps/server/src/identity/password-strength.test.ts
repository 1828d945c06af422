import { newPassword } from "@portico/contract/schemas/password";
import { describe, expect, it } from "vitest";
import { checkPasswordStrength } from "./password-strength.ts";

const refuse = (password: string, user = "somebody@portico.test") => {
  // Only passwords that meet the contract's rule are checked here.
  expect(newPassword.safeParse(password).success).toBe(true);
  return () => checkPasswordStrength(password, user);
};

describe("checkPasswordStrength", () => {
  it.each([
    "Password123!",
    "P@ssw0rd2024!",
    "!!Sunshine2024",
    "Qwertyuiop123!",
    "1Q2w3e4r5t6y!",
    "Iloveyou12345!",
    "W-e-l-c-o-m-e-1",
    "Dr4g0n-2024!!",
    "Superman-2024!",
  ])("rejects %s, a variation of a common password", (password) => {
    expect(refuse(password)).toThrow(/too common/);
  });

  it.each([
    "Aaaaaaaaaaa!",
    "aaaaaaaaaaaaA!",
    "Aaaaaabbbbbb!",
    "Abababababab!",
    "A!A!A!A!A!A!a",
    "Zebra-9!Zebra-9!",
    "Tulip#4Tulip#4Tulip#",
    "Abcdefghijkl!",
    "Zyxwvutsrqpo!",
    "Abc123!Abc123!",
    "Asdf1234Asdf1234!",
    "Zxcvbnm,Asdfghjkl",
    "Poiuytrewq-Lkjhg",
    "!QAZ2wsx#EDC4rfv",
    "Aa1234567890!",
    "Qazwsxedc-123!",
    "Q1w2e3r4t5y6-!",
    "A1b2C3d4E5f6!",
  ])("rejects %s, which is repetitive or sequential", (password) => {
    expect(refuse(password)).toThrow(/repeated or sequential|too common/);
  });

  it.each([
    "Passw0rd!Passw0rd!",
    "Password-Password1",
    "P@55w0rd?Passw0rd!",
    "Welcome1Welcome1!",
    "Drowssap-2024!!",
  ])("rejects %s, a repeated or reversed common password", (password) => {
    expect(refuse(password)).toThrow(/too common|repeated or sequential/);
  });

  it.each([
    "Portico-Demo-1",
    "Portico-Demo-2",
    "portico-dem0-1X",
    "PORTICO-demo-1!",
    "P0rt1c0-Demo-1",
    "p.o.r.t.i.c.O-9",
    "Pórtico-Ciudad-1",
    "1-omeD-ocitroP",
    "My-Portico-Pass-7",
    "P0R+1C0xyzabc!k",
  ])("rejects %s, which contains the product's name", (password) => {
    expect(refuse(password)).toThrow(/the product's name/);
  });

  it("rejects the brand name", () => {
    expect(() => checkPasswordStrength("Harbor-He4lth-77", "x@portico.test", ["Harbor Health"])).toThrow(
      /product/,
    );
    expect(() =>
      checkPasswordStrength("Blue-Harbor-Rain-7", "x@portico.test", ["Harbor Health"]),
    ).not.toThrow();
  });

  it("rejects the user name in any case", () => {
    expect(refuse("xK9!ALEJANDRA-z", "alejandra@portico.test")).toThrow(/user name/);
    expect(refuse("JohnSmith-x91-Qv!", "john.smith@portico.test")).toThrow(/user name/);
  });

  it("allows user names of three letters", () => {
    expect(refuse("Mountain-Anaconda", "ana@portico.test")).not.toThrow();
  });

  it("rejects the user name with lookalikes or reversed", () => {
    expect(refuse("xK9!4l3j4ndr4-Z", "alejandra@portico.test")).toThrow(/user name/);
    expect(refuse("xK9!ardnajela-Z", "alejandra@portico.test")).toThrow(/user name/);
  });

  it.each([
    "Correct-Horse-Bat",
    "xK9!mmQz-pLw2",
    "Blue-Harbor-Rain-7",
    "Third-Password-3",
    "First-Understand",
  ])("accepts %s", (password) => {
    expect(refuse(password)).not.toThrow();
  });
});
