import { describe, expect, it } from "vitest";
import { formatPhone, formatSsn, formatYesNo, isPhone, truncate } from "./text.js";

describe("a phone number", () => {
  it("of ten digits is spelled the American way, however it was typed", () => {
    for (const typed of ["3055550142", "305-555-0142", "(305) 555 0142", "+1 305 555 0142", "13055550142"]) {
      expect(formatPhone(typed)).toBe("(305) 555-0142");
    }
  });

  it("of any other length comes back as it is", () => {
    expect([formatPhone("555-0142"), formatPhone("+44 20 7946 0958")]).toEqual([
      "555-0142",
      "+44 20 7946 0958",
    ]);
  });
});

describe("what is a phone", () => {
  it("has ten digits in the groups of an American number", () => {
    for (const typed of [
      "3055550142",
      "305-555-0142",
      "(305) 555-0142",
      "+1 305.555.0142",
      " 1 305 555 0142 ",
    ]) {
      expect(isPhone(typed), typed).toBe(true);
    }
  });

  it("is no shorter or longer text, no letters, and no area code that begins with 0 or 1", () => {
    for (const typed of ["", "555-0142", "305-555-01422", "305-555-CALL", "105-555-0142", "3".repeat(5000)]) {
      expect(isPhone(typed), typed.slice(0, 20)).toBe(false);
    }
  });
});

describe("an SSN", () => {
  it("is spelled in three groups, and masked where only its end is known", () => {
    expect([formatSsn("123456789"), formatSsn("123-45-6789"), formatSsn("6789")]).toEqual([
      "123-45-6789",
      "123-45-6789",
      "***-**-6789",
    ]);
  });
});

describe("yes and no", () => {
  it("are written in capitals", () => {
    expect([formatYesNo(true), formatYesNo(false)]).toEqual(["YES", "NO"]);
  });
});

describe("a text cut off", () => {
  it("keeps so many characters and an ellipsis", () => {
    expect(truncate("Silver 3000 HMO with Adult Dental and Vision", 30)).toBe(
      "Silver 3000 HMO with Adult Den…",
    );
    expect(truncate("Bronze 7500 EPO", 30)).toBe("Bronze 7500 EPO");
    expect(truncate("abc def", 4)).toBe("abc…");
  });

  it("never halves a character", () => {
    expect(truncate("👍👍👍", 2)).toBe("👍👍…");
    expect(truncate("👍👍", 2)).toBe("👍👍");
  });

  it("does not read far into a long one", () => {
    expect(truncate("x".repeat(10_000_000), 3)).toBe("xxx…");
  });
});

describe("nothing", () => {
  it.each([null, undefined])("stays nothing: %s", (nothing) => {
    expect([formatPhone(nothing), formatSsn(nothing), formatYesNo(nothing), truncate(nothing, 5)]).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });

  it("comes of an empty text", () => {
    expect([formatPhone(""), formatSsn(""), truncate("", 5)]).toEqual(["", "", ""]);
  });
});
