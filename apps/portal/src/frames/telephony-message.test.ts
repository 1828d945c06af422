import { describe, expect, it } from "vitest";
import { type TelephonyUser, telephonyMessage } from "./telephony-message.ts";

const fax = "6f1c2b1e-0000-4a6e-9b1a-000000000001";
const work = "6f1c2b1e-0000-4a6e-9b1a-000000000002";
const user = {
  name: "Alejandra de la Ríos",
  emailaddress: "agent@portico.test",
  // A role of this name is no claim.
  roles: ["agent", "TelephonyAdmin"],
  claims: ["TelephonyAgent"],
};
const contact: NonNullable<TelephonyUser["contact"]> = {
  id: "6f1c2b1e-0000-4a6e-9b1a-000000000003",
  version: 1,
  firstName: "Alejandra",
  middleName: "",
  lastName: "de la Ríos",
  FFEID: "",
  NPN: "",
  emails: [{ email: "desk@portico.test", purposes: [] }],
  phones: [
    { phone: "3055550101", purposes: [{ purposeId: fax }] },
    { phone: "3055550102", purposes: [{ purposeId: work }] },
  ],
  addresses: [],
};

describe("the message to the telephony widget", () => {
  it("has the profile's name, phone and fax number", () => {
    expect(telephonyMessage({ user, contact, faxPurposeId: fax }, "t")).toEqual({
      type: "session",
      token: "t",
      identity: "agent@portico.test",
      name: "Alejandra",
      lastName: "de la Ríos",
      phone: "3055550102",
      fax: "3055550101",
      email: "desk@portico.test",
      role: "agent",
    });
  });

  it("uses the session's name and email address if there is no profile", () => {
    expect(telephonyMessage({ user, contact: undefined, faxPurposeId: undefined }, "t")).toMatchObject({
      name: "Alejandra",
      lastName: "de la Ríos",
      phone: "",
      fax: "",
      email: "agent@portico.test",
    });
  });

  it("has no fax number if no phone purpose has the code FAX", () => {
    const phones = [{ phone: "3055550102", purposes: [] }];
    expect(
      telephonyMessage({ user, contact: { ...contact, phones }, faxPurposeId: undefined }, "t"),
    ).toMatchObject({ phone: "3055550102", fax: "" });
  });

  it.each([
    [["TelephonyAdmin"], "super"],
    [["telephonyadmin", "TelephonyAgent"], "super"],
    [["TelephonyAgent"], "agent"],
    [["NotTelephonyAdmin"], "agent"],
  ])("maps the claims %j to the role %s", (claims, role) => {
    expect(telephonyMessage({ user: { ...user, claims }, contact, faxPurposeId: fax }, "t")).toMatchObject({
      role,
    });
  });
});
