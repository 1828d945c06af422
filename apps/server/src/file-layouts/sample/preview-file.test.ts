import type { UploadKindName } from "@portico/contract";
import { layoutSchemas } from "@portico/contract/schemas";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { previewFile } from "./preview-file.ts";

const statementMonth = { year: 2026, month: 3 };
const preview = (kind: UploadKindName, content: string | Uint8Array, sheet?: string) =>
  previewFile(kind, typeof content === "string" ? Buffer.from(content) : content, { statementMonth, sheet });

/** A lead list as it is sold: two phone numbers, and columns that leads don't have. */
const leadList = [
  [
    "first_name",
    "last_name",
    "company_name",
    "address",
    "city",
    "county",
    "state",
    "zip",
    "phone1",
    "phone2",
  ],
  ["James", "Butt", "Benton", "6649 N Blue Gum St", "New Orleans", "Orleans", "LA", "70116"].concat(
    "504-621-8927",
    "504-845-1427",
  ),
];
const contacts = [
  ["Given Name", "Family Name", "Birthday", "Phone 1 - Type", "Phone 1 - Value", "E-mail 1 - Value", "Notes"],
  ["Ana", "Ríos", "31/1/1961", "Mobile", "(305) 555-0142", "a@example.com", "Call"],
  ["Pat", "Stone", "", "", "305.555.0143"],
];
const asText = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(",")).join("\n");

describe("the layout suggested for a sample", () => {
  it("of a lead list takes the first of two phone numbers, and remembers what is not read", async () => {
    const { layout, headerLine, columns, statement } = await preview("leads", asText(leadList));
    expect(layout.columns).toEqual({
      ...{ firstName: ["first_name"], lastName: ["last_name"], phone: ["phone1"], address: ["address"] },
      ...{ city: ["city"], state: ["state"], zipCode: ["zip"] },
    });
    expect(layout.otherHeaders).toEqual(["company_name", "county", "phone2"]);
    expect(layoutSchemas.leads.complete.safeParse(layout).success).toBe(true);
    expect([headerLine, statement]).toEqual([1, null]);
    expect(columns[8]).toEqual({ header: "phone1", examples: ["504-621-8927"] });
  });

  it("prefers columns with values, and is for files with any delimiter", async () => {
    const { layout } = await preview("leads", "phone1;phone2;Name\n;3055550142;Ana Ríos\n");
    expect(layout).toMatchObject({ columns: { phone: ["phone2"] }, delimiter: "auto" });
  });

  it("of a contact export with short rows takes columns by their values, and the order of dates", async () => {
    const { layout, error } = await preview("leads", asText(contacts));
    expect(error).toBeNull();
    expect(layout).toMatchObject({
      columns: {
        ...{ firstName: ["Given Name"], lastName: ["Family Name"], dob: ["Birthday"] },
        phone: ["Phone 1 - Value"],
      },
      dateOrder: "dayFirst",
    });
  });

  it("of policies leaves out what is about brokers, and finds the decimal mark", async () => {
    const rows = [
      ["Agency first name", "Broker NPN", "Contract No", "Coverage start", "Total premium due", "Cell phone"],
      ["Kim", "12345678", "C-1", "15.01.2026", '"1.048,50"', "3055550142"],
    ];
    const { layout } = await preview("policies", asText(rows));
    expect(layout).toMatchObject({
      columns: {
        ...{ agentNpn: ["Broker NPN"], policyNumber: ["Contract No"], effectiveDate: ["Coverage start"] },
        ...{ premium: ["Total premium due"], phone: ["Cell phone"] },
      },
      decimalMark: "comma",
    });
    expect(layout.columns).not.toHaveProperty("firstName");
  });

  it("of application IDs finds both columns", async () => {
    const { layout } = await preview(
      "applications",
      "Client,Application no.,St,State code\nAna,1234567890,x,FL\n",
    );
    expect(layout.columns).toEqual({ id: ["Application no."], state: ["State code"] });
  });
});

describe("a spreadsheet as a sample", () => {
  it("has the names of its sheets, and is read from the chosen one", async () => {
    const book = await writeXlsx({
      sheets: [
        { name: "Summary", rows: [["Leads"], ["2 rows"]] },
        { name: "Leads", rows: leadList.map((cells) => [...cells]) },
      ],
    });
    const first = await preview("leads", book);
    expect(first).toMatchObject({ sheets: ["Summary", "Leads"], encoding: null, delimiter: null });
    expect(first.layout.columns).toEqual({});
    const chosen = await preview("leads", book, "Leads");
    expect(chosen.layout.columns).toMatchObject({ phone: ["phone1"], firstName: ["first_name"] });
    expect(chosen.layout.delimiter).toBe("auto");
  });

  it("that can't be read says why", async () => {
    const { error, columns } = await preview("leads", Buffer.from("PK\u0003\u0004broken"));
    expect(error).toMatchObject({ line: 1 });
    expect(columns).toEqual([]);
  });
});
