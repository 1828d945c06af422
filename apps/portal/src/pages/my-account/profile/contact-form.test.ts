import { describe, expect, it } from "vitest";
import { contact } from "../my-account.fixtures.ts";
import { formOf, withPurpose } from "./contact-form.ts";

describe("a contact as a form", () => {
  it("is without id and version, its phones as they are read", () => {
    const form = formOf(contact);
    expect(Object.keys(form)).not.toContain("id");
    expect(Object.keys(form)).not.toContain("version");
    expect(form.phones[0]?.phone).toBe("(305) 555-0142");
  });

  it("is unchanged after a purpose was ticked and unticked again", () => {
    const [, email] = formOf(contact).emails;
    const purposes = email?.purposes ?? [];
    const [first] = purposes;
    expect(purposes).toHaveLength(2);
    const without = withPurpose(purposes, first?.purposeId ?? "", false);
    expect(without).toHaveLength(1);
    expect(withPurpose(without, first?.purposeId ?? "", true)).toEqual(purposes);
  });
});
