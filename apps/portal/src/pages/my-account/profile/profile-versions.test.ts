import { describe, expect, it } from "vitest";
import { contact } from "../my-account.fixtures.ts";
import { formOf } from "./contact-form.ts";
import { defaultChoice, differingParts, merge } from "./profile-versions.ts";

const base = formOf(contact);
const mine = { ...base, middleName: "Inés", NPN: "1" };
const theirs = { ...base, NPN: "2", emails: [], phones: [...base.phones] };
const versions = { base, mine, theirs };

describe("two versions of a profile", () => {
  it("differ in what either user changed, ignoring leading and trailing spaces", () => {
    expect(differingParts(versions)).toEqual(["middleName", "NPN", "emails"]);
    expect(differingParts({ mine: { ...base, NPN: `${base.NPN} ` }, theirs: base })).toEqual([]);
  });

  it("preselect the user's own changes, and the other version for unchanged parts", () => {
    expect(differingParts(versions).map((part) => defaultChoice(versions, part))).toEqual([
      "mine",
      "mine",
      "theirs",
    ]);
  });

  it("are merged into one form by the choices", () => {
    const merged = merge(versions, { middleName: "mine", NPN: "theirs", emails: "theirs" });
    expect(merged).toEqual({ ...base, middleName: "Inés", NPN: "2", emails: [] });
  });
});
