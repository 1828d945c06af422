import { afterEach, describe, expect, it } from "vitest";
import { exportText } from "./export-text.ts";

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe("textOf", () => {
  it.each(["Pacific/Honolulu", "Asia/Tokyo"])(
    "writes moments in the zone of the business, on a machine in %s",
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

  it("shows of an SSN and of a card number no more than the last four digits", () => {
    expect(exportText({ label: "SSN", format: "ssn" }, "123-45-6789", "UTC")).toBe("***-**-6789");
    expect(exportText({ label: "Tax number", sensitive: "ssn" }, "123456789", "UTC")).toBe("***-**-6789");
    expect(exportText({ label: "Card", sensitive: "card" }, "4111111111111234", "UTC")).toBe("•••• 1234");
  });

  it("writes nothing for what is not there", () => {
    expect(exportText({ label: "SSN", format: "ssn" }, null, "UTC")).toBe("");
  });
});
