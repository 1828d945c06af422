import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as format from "./index.js";

const anything = fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 200 }), fc.constant(null));
const writers = [
  format.formatDate,
  format.formatDateTime,
  format.formatDateTimeUs,
  format.formatDateAt,
  format.formatMoney,
  format.formatNumber,
  format.formatPercent,
  format.formatFileSize,
  format.formatPlanPrice,
  format.formatPhone,
  format.formatSsn,
  format.formatCardNumber,
  format.formatExpiry,
];

describe("any formatter", () => {
  it("returns a string for any text and never throws", () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const write of writers) expect(typeof write(text)).toBe("string");
      }),
    );
  });

  it("handles long text quickly", () => {
    const long = ["1".repeat(2_000_000), `${"-".repeat(1_000_000)}1`, " ".repeat(2_000_000)];
    const began = performance.now();
    for (const text of long) for (const write of writers) write(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe("a day", () => {
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });

  it("is shown as written, in any time zone", () => {
    fc.assert(
      fc.property(days, fc.constantFrom("Pacific/Kiritimati", "America/Adak", "UTC"), (date, timeZone) => {
        const day = date.toISOString().slice(0, 10);
        expect(format.formatDate(day, { timeZone })).toBe(day.replaceAll("-", "/"));
      }),
    );
  });
});

describe("money", () => {
  const amounts = fc.double({ min: -1e12, max: 1e12, noNaN: true });

  it("has two decimals, and a sign only if negative", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const written = format.formatMoney(amount);
        expect(written).toMatch(/^-?\$ \d{1,3}(?:,\d{3})*\.\d{2}$/);
        expect(written).not.toBe("-$ 0.00");
        expect(format.formatPercent(amount)).not.toBe("-0.00%");
      }),
    );
  });
});

describe("truncated text", () => {
  it("is never longer than the limit plus an ellipsis, and keeps its beginning", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.nat({ max: 60 }), (text, length) => {
        const cut = format.truncate(text, length);
        expect(Array.from(cut).length).toBeLessThanOrEqual(length + 1);
        if (cut !== text) expect(text.startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe("a phone number and an SSN", () => {
  it("keep every digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), fc.stringMatching(/^\d{9}$/), (phone, ssn) => {
        expect(format.formatPhone(phone).replace(/\D/g, "")).toBe(phone);
        expect(format.formatPhone(format.formatPhone(phone))).toBe(format.formatPhone(phone));
        expect(format.formatSsn(ssn).replace(/\D/g, "")).toBe(ssn);
      }),
    );
  });
});

describe("a file size", () => {
  it("has a unit and a value below 1024", () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        const [figure, unit] = format.formatFileSize(bytes).split(" ");
        expect(["B", "kB", "MB", "GB", "TB"]).toContain(unit);
        if (unit !== "TB") expect(Number(figure)).toBeLessThanOrEqual(1024);
      }),
    );
  });
});
