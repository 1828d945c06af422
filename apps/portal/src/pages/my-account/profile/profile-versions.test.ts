import { describe, expect, it } from "vitest";
import { contact } from "../my-account.fixtures.ts";
import { formOf } from "./contact-form.ts";
import { defaultChoice, differingParts, merge } from "./profile-versions.ts";

const base = formOf(contact);
const mine = { ...base, middleName: "Inés", NPN: "1" };
const theirs = { ...base, NPN: "2", emails: [], phones: [...base.phones] };
const versions = { base, mine, theirs };

describe("two versions of a profile", () => {
  it("differ in what either changed, spaces at the ends aside", () => {
    expect(differingParts(versions)).toEqual(["middleName", "NPN", "emails"]);
    expect(differingParts({ mine: { ...base, NPN: `${base.NPN} ` }, theirs: base })).toEqual([]);
  });

  it("offer one's own change first, and theirs where one changed nothing", () => {
    expect(differingParts(versions).map((part) => defaultChoice(versions, part))).toEqual([
      "mine",
      "mine",
      "theirs",
    ]);
  });

  it("become one form of what was chosen", () => {
    const merged = merge(versions, { middleName: "mine", NPN: "theirs", emails: "theirs" });
    expect(merged).toEqual({ ...base, middleName: "Inés", NPN: "2", emails: [] });
  });
});
