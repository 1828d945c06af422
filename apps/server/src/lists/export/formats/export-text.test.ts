import { afterEach, describe, expect, it } from "vitest";
import { exportText } from "./export-text.ts";

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe("exportText", () => {
  it.each(["Pacific/Honolulu", "Asia/Tokyo"])(
    "writes timestamps in the business time zone on a machine in %s",
    (zone) => {
      process.env.TZ = zone;
      const moment = exportText(
        { label: "Made", format: "dateTime" },
        "2026-07-01T03:05:00.000Z",
        "America/New_York",
      );
      expect(moment).toBe("2026/06/30 23:05");
    },
  );

  it("writes at most the last four digits of an SSN and a card number", () => {
    expect(exportText({ label: "SSN", format: "ssn" }, "123-45-6789", "UTC")).toBe("***-**-6789");
    expect(exportText({ label: "Tax number", sensitive: "ssn" }, "123456789", "UTC")).toBe("***-**-6789");
    expect(exportText({ label: "Card", sensitive: "card" }, "4111111111111234", "UTC")).toBe("•••• 1234");
  });

  it("writes nothing for missing values", () => {
    expect(exportText({ label: "SSN", format: "ssn" }, null, "UTC")).toBe("");
  });

  it("writes the labels of codes", () => {
    const language = { label: "Language", labels: { en: "English" } };
    expect(exportText(language, "en", "UTC")).toBe("English");
    expect(exportText(language, "fr", "UTC")).toBe("fr");
    expect(exportText(language, "constructor", "UTC")).toBe("constructor");
  });
});
