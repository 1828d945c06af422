import { describe, expect, it } from "vitest";
import { formatPhone, formatSsn, formatYesNo, isPhone, truncate } from "./text.js";

describe("a phone number", () => {
  it("of ten digits is formatted as in the US, from any input", () => {
    for (const typed of ["3055550142", "305-555-0142", "(305) 555 0142", "+1 305 555 0142", "13055550142"]) {
      expect(formatPhone(typed)).toBe("(305) 555-0142");
    }
  });

  it("of any other length is returned unchanged", () => {
    expect([formatPhone("555-0142"), formatPhone("+44 20 7946 0958")]).toEqual([
      "555-0142",
      "+44 20 7946 0958",
    ]);
  });
});

describe("isPhone", () => {
  it("accepts ten digits grouped as in the US", () => {
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

  it("rejects other lengths, letters, and area codes starting with 0 or 1", () => {
    for (const typed of ["", "555-0142", "305-555-01422", "305-555-CALL", "105-555-0142", "3".repeat(5000)]) {
      expect(isPhone(typed), typed.slice(0, 20)).toBe(false);
    }
  });
});

describe("an SSN", () => {
  it("is formatted in three groups, and masked if only the last four digits are known", () => {
    expect([formatSsn("123456789"), formatSsn("123-45-6789"), formatSsn("6789")]).toEqual([
      "123-45-6789",
      "123-45-6789",
      "***-**-6789",
    ]);
  });
});

describe("yes and no", () => {
  it("are uppercase", () => {
    expect([formatYesNo(true), formatYesNo(false)]).toEqual(["YES", "NO"]);
  });
});

describe("truncated text", () => {
  it("keeps the first characters and adds an ellipsis", () => {
    expect(truncate("Silver 3000 HMO with Adult Dental and Vision", 30)).toBe(
      "Silver 3000 HMO with Adult Den…",
    );
    expect(truncate("Bronze 7500 EPO", 30)).toBe("Bronze 7500 EPO");
    expect(truncate("abc def", 4)).toBe("abc…");
  });

  it("never splits a character", () => {
    expect(truncate("👍👍👍", 2)).toBe("👍👍…");
    expect(truncate("👍👍", 2)).toBe("👍👍");
  });

  it("reads only the beginning of a long text", () => {
    expect(truncate("x".repeat(10_000_000), 3)).toBe("xxx…");
  });
});

describe("an empty value", () => {
  it.each([null, undefined])("is formatted as empty: %s", (nothing) => {
    expect([formatPhone(nothing), formatSsn(nothing), formatYesNo(nothing), truncate(nothing, 5)]).toEqual([
      "",
      "",
      "",
      "",
    ]);
  });

  it("is the result for empty text", () => {
    expect([formatPhone(""), formatSsn(""), truncate("", 5)]).toEqual(["", "", ""]);
  });
});
