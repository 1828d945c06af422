import type { FileLayout } from "@portico/contract";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { headerOfLayout, valueReadingOf } from "../../../file-layouts/header-of-layout.ts";
import { shippedPolicyLayouts } from "../../../file-layouts/shipped-policy-layouts.ts";
import { stateLookup } from "../../../file-values/state.ts";
import { dataRows } from "../../../table-files/data-rows.ts";
import { oneChunk } from "../../../table-files/one-chunk.ts";
import { openTable } from "../../../table-files/open-table.ts";
import { statusReader } from "./policy-values.ts";
import { nameColumns, type PolicyLine, readLine } from "./read-line.ts";
import type { ReferenceLookups } from "./reference-lookups.ts";

/** Synthetic rows below headers that were seen in carriers' and marketplaces' files. */
const files: Readonly<Record<string, { rows: readonly (readonly string[])[]; line: Partial<PolicyLine> }>> = {
  Ambetter: {
    rows: [
      "Broker Name,Broker NPN,Policy Number,Plan Name,Insured First Name,Insured Last Name,Broker Effective Date,Broker Term Date,Policy Effective Date,Policy Term Date,Paid Through Date,Member Responsibility,Monthly Premium Amount,County,State,On/Off Exchange,Exchange Subscriber ID,Member Phone Number,Member Email,Member Date Of Birth,Eligible for Commission,Number of Members,Payable Agent".split(
        ",",
      ),
      [
        "Ana Ríos",
        "12345678.0",
        "U9001234501",
        "Silver 1",
        "José",
        "Núñez",
        "1/1/26",
        "12/31/9999",
        "15-Jan-2026",
        "",
        "20260331",
        "$0.00",
        "$1,234.50",
        "Dade",
        "Florida",
        "On",
        "0012345678",
        "305-555-0142 x3",
        "a@example.com; b@example.com",
        "2/3/61",
        "Yes",
        "2",
        "Ana Ríos",
      ],
    ],
    line: {
      policyNumber: "U9001234501",
      effectiveDate: "2026-01-15",
      paidThroughDate: "2026-03-31",
      premium: "1234.50",
      brokerTerminationDate: null,
      state: "FL",
      exchangeId: "0012345678",
      phone: "3055550142",
      email: "a@example.com",
      dob: "1961-02-03",
      numberOfMembers: 2,
    },
  },
  Oscar: {
    rows: [
      ["Oscar book of business"],
      "Policy ID,Member name,Coverage start date,Policy status,Balance,Premium amount,Lives,State,Phone number,Email".split(
        ",",
      ),
      [
        "OSC00000001-01",
        "Núñez, José, Jr",
        "Jan 1, 2026",
        "Unpaid binder",
        "(12.00)",
        "410.00",
        "1",
        "TX",
        "(305) 555-0142",
        "n/a",
      ],
    ],
    line: {
      policyNumber: "OSC00000001-01",
      firstName: "José",
      lastName: "Núñez Jr",
      effectiveDate: "2026-01-01",
      statusCode: "PENDING_PAYMENT",
      premium: "410.00",
      email: null,
    },
  },
  Molina: {
    rows: [
      "HIX_ID,Member_First_Name,Member_Last_Name,dob,Gender,Broker_NPN,Effective_date,End_Date,Paid_Through_Date,Member_Premium,Total_Premium,Status,Member_Count,Address1,City,State,Zip".split(
        ",",
      ),
      [
        "0012345678",
        "Ana",
        "Ríos",
        "1961-02-03",
        "F",
        "12345678",
        "2026-01-01 00:00:00",
        "2026/12/31",
        "3/31/2026",
        "0",
        "500",
        "Active",
        "3",
        "1 Main St",
        "Miami",
        "FL",
        "33101-1234",
      ],
    ],
    line: {
      policyNumber: "0012345678",
      terminationDate: "2026-12-31",
      statusCode: "EFFECTUATED",
      memberResponsibility: "0.00",
      zipCode: "33101",
    },
  },
  Aetna: {
    rows: [
      "Issuer Assigned ID,Exchange Assigned ID,First Name,Last Name,Date of Birth,Broker Name,Paid Through Date,Plan ID,Policy Status".split(
        ",",
      ),
      [
        "W260000001",
        "0012345678",
        "Ana",
        "Ríos",
        "2/3/1961",
        "Ana Ríos",
        "3/31/2026",
        "12345FL0010001",
        "Termed",
      ],
    ],
    line: { policyNumber: "W260000001", exchangeId: "0012345678", state: "FL", statusCode: "TERMINATED" },
  },
  HealthSherpa: {
    rows: [
      "ffm_app_id,ffm_subscriber_id,policy_status,policy_aor,issuer,plan_hios_id,gross_premium,net_premium,effective_date,expiration_date".split(
        ",",
      ),
      [
        "4101223001",
        "0012345678",
        "Effectuated",
        "Ana Ríos",
        "AvMed",
        "12345FL0010001",
        "500.00",
        "0.00",
        "2026-01-01T00:00:00Z",
        "2026-12-31T00:00:00Z",
      ],
    ],
    line: {
      policyNumber: "0012345678",
      aor: "Ana Ríos",
      premium: "500.00",
      memberResponsibility: "0.00",
      terminationDate: "2026-12-31",
    },
  },
};

const lookups: ReferenceLookups = {
  carrier: (_, chosen) => ({ value: chosen }),
  agents: { find: ({ name }) => ({ agentId: name, nameOfNpn: null, ambiguous: [] }), fingerprint: "" },
  state: stateLookup([
    { code: "FL", name: "Florida" },
    { code: "TX", name: "Texas" },
  ]),
  status: statusReader({}),
};

async function linesOf(bytes: Uint8Array, layout: FileLayout | undefined) {
  const table = await openTable(oneChunk(bytes), headerOfLayout("policies", layout), { isInThread: true });
  const lines: unknown[] = [];
  const values = valueReadingOf(layout);
  const context = { columns: table.columns, values, lookups, carrierId: "carrier", today: "2026-06-01" };
  for await (const row of dataRows(table, {
    key: "policyNumber",
    names: nameColumns,
    onSkipped: () => undefined,
  }))
    lines.push(readLine(row, context));
  return lines;
}

describe("a policy file of", () => {
  it.each(Object.entries(files))(
    "%s is read without an edit, as text and as a spreadsheet, with its layout and with the usual headers",
    async (name, file) => {
      const csv = file.rows.map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\r\n");
      const xlsx = await writeXlsx({
        sheets: [{ name: "Book", rows: file.rows.map((cells) => [...cells]) }],
      });
      const layout = shippedPolicyLayouts[name];
      expect(layout).toBeDefined();
      for (const bytes of [Buffer.from(csv), xlsx]) {
        const lines = await linesOf(bytes, layout);
        expect(lines).toEqual([expect.objectContaining(file.line)]);
        expect(await linesOf(bytes, undefined)).toEqual(lines);
      }
    },
  );
});
