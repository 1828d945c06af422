import { newPassword } from "@portico/contract/schemas/password";
import { describe, expect, it } from "vitest";
import { refuseGuessable } from "./new-password.ts";

const refuse = (password: string, user = "somebody@portico.test") => {
  // Only what passes the contract's rule comes here.
  expect(newPassword.safeParse(password).success).toBe(true);
  return () => refuseGuessable(password, user);
};

describe("refuseGuessable", () => {
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
  ])("refuses %s, a common password dressed up", (password) => {
    expect(refuse(password)).toThrow(/leak most often/);
  });

  it("refuses the user name inside, in any case", () => {
    expect(refuse("xK9!ALEJANDRA-z", "alejandra@portico.test")).toThrow(/user name/);
  });

  it("does not take a name of three letters for a hint", () => {
    expect(refuse("Mountain-Anaconda", "ana@portico.test")).not.toThrow();
  });

  it.each(["Portico-Demo-1", "Correct-Horse-Bat", "xK9!mmQz-pLw2", "Blue-Harbor-Rain-7"])(
    "takes %s",
    (password) => {
      expect(refuse(password)).not.toThrow();
    },
  );
});
