import { describe, expect, it } from "vitest";
import { findColumns } from "./columns.ts";
import { type FileRecord, readRecords, UnreadableFileError } from "./read-records.ts";

async function* pieces(parts: readonly (string | Uint8Array)[]) {
  for (const part of parts) yield typeof part === "string" ? new TextEncoder().encode(part) : part;
}

async function read(...parts: readonly (string | Uint8Array)[]) {
  const rows: FileRecord[] = [];
  for await (const row of readRecords(pieces(parts))) rows.push(row);
  return rows;
}

async function fault(...parts: readonly (string | Uint8Array)[]) {
  const error: unknown = await read(...parts).catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableFileError)) throw new Error("The file was read without an error.");
  return { line: error.line, message: error.message };
}

describe("the rows of a CSV file", () => {
  it.each([
    ["commas", "a,b\n1,2\n"],
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\n1\t2\n"],
    ["a byte order mark", "\ufeffa,b\r\n1,2\r\n"],
    ["no line break at the end", "a,b\n1,2"],
    ["quotes", '"a",b\n"1",2\n'],
  ])("are the same with %s", async (_what, text) => {
    expect(await read(text)).toEqual([
      { line: 1, fields: ["a", "b"] },
      { line: 2, fields: ["1", "2"] },
    ]);
  });

  it("have the number of the line they end on, whatever line breaks they contain", async () => {
    const rows = await read('a,b\r\n\r\n1,"x\ny"\n3,4\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(rows[1]?.fields).toEqual(["1", "x\ny"]);
  });

  it("decode characters split across chunks", async () => {
    expect(await read("a,Jos", Uint8Array.of(0xc3), Uint8Array.of(0xa9, 0x0a))).toEqual([
      { line: 1, fields: ["a", "José"] },
    ]);
  });

  it("keep formulas as text", async () => {
    expect((await read('a,b\n=1+1,"@SUM(A1)"\n'))[1]?.fields).toEqual(["=1+1", "@SUM(A1)"]);
  });

  it.each([
    ["an unclosed quote", 'a,b\n1,2\n3,"4\n5,6\n', 3, /quote is missing/],
    ["an unclosed quote in a long file", `a,b\n1,"2\n${"3,4\n".repeat(50_000)}`, 2, /longer than/],
    ["a field of a million characters", `a,b\n1,2\n3,${"x".repeat(1_000_000)}\n`, 3, /longer than/],
    ["a quote in the middle", 'a,b\n1,2"x\n', 2, /quote/],
    ["Latin-1", Buffer.from("a,b\n1,2\nJos\xe9,4\n", "latin1"), 3, /UTF-8/],
    ["UTF-16", Buffer.from("\ufeffa,b\n1,2\n", "utf16le"), 1, /UTF-8/],
    ["an incomplete character at the end", Buffer.from([0x61, 0x0a, 0xc3]), 2, /UTF-8/],
  ])("stop at %s with the line number", async (_what, content, line, message) => {
    const found = await fault(content);
    expect(found.line).toBe(line);
    expect(found.message).toMatch(message);
  });

  it("are empty for an empty file", async () => {
    expect(await read()).toEqual([]);
  });
});

describe("the columns of a carrier's file", () => {
  const layouts = {
    Ambetter:
      "Broker Name,Broker NPN,Policy Number,Plan Name,Insured First Name,Insured Last Name,Broker Effective Date,Broker Term Date,Policy Effective Date,Policy Term Date,Paid Through Date,Member Responsibility,Monthly Premium Amount,County,State,On/Off Exchange,Exchange Subscriber ID,Member Phone Number,Member Email,Member Date Of Birth,Eligible for Commission,Number of Members,Payable Agent",
    Molina:
      "HIX_ID,Member_First_Name,Member_Last_Name,dob,Gender,Broker_NPN,Effective_date,End_Date,Paid_Through_Date,Member_Premium,Total_Premium,Status,Member_Count,Address1,City,State,Zip",
    Aetna:
      "Issuer Assigned ID,Exchange Assigned ID,First Name,Last Name,Date of Birth,Broker Name,Paid Through Date,Plan ID,Policy Status",
    HealthSherpa:
      "ffm_app_id,ffm_subscriber_id,policy_status,policy_aor,issuer,plan_hios_id,gross_premium,net_premium,effective_date,expiration_date",
  };
  const columnsOf = (header: string, further = {}) => {
    const found = findColumns(header.split(","), further);
    if ("problem" in found) return found.problem;
    return Object.fromEntries([...found.found].map(([column, { header: name }]) => [column, name]));
  };

  it("are found in the layouts that carriers use", () => {
    expect(columnsOf(layouts.Ambetter)).toMatchObject({
      policyNumber: "Policy Number",
      agentNpn: "Broker NPN",
      brokerTerminationDate: "Broker Term Date",
      terminationDate: "Policy Term Date",
      memberResponsibility: "Member Responsibility",
      premium: "Monthly Premium Amount",
    });
    expect(columnsOf(layouts.Molina)).toMatchObject({
      policyNumber: "HIX_ID",
      firstName: "Member_First_Name",
      terminationDate: "End_Date",
      memberResponsibility: "Member_Premium",
      premium: "Total_Premium",
      address: "Address1",
      zipCode: "Zip",
    });
    expect(columnsOf(layouts.Aetna)).toMatchObject({ policyNumber: "Issuer Assigned ID", planId: "Plan ID" });
    expect(columnsOf(layouts.HealthSherpa)).toMatchObject({
      policyNumber: "ffm_subscriber_id",
      carrier: "issuer",
      agentName: "policy_aor",
      terminationDate: "expiration_date",
    });
  });

  it("are found under names that are configured", () => {
    expect(columnsOf("Contract No.,State")).toBe(
      'The column "Policy Number" is missing from the header row.',
    );
    expect(columnsOf("Contract No.,State", { policyNumber: ["contract no"] })).toEqual({
      policyNumber: "Contract No.",
      state: "State",
    });
  });

  it("are rejected if a column appears twice", () => {
    expect(columnsOf("Policy Number,policy_number")).toBe('The column "Policy Number" appears twice.');
  });
});
