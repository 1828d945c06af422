import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/database.ts";
import { type FileReading, inGroups, openFile } from "./open-file.ts";
import { lackOf, type PolicyLine } from "./read-line.ts";
import { UnreadableFile } from "./read-records.ts";

/** A line that was refused, and why; nothing of its content. */
export interface Problem {
  readonly line: number;
  readonly reason: string;
}

/** What a whole file was found to be. */
export interface CheckedFile {
  /** Lines below the first row. */
  readonly readRows: number;
  readonly refusedRows: number;
  /** Of the refused lines the first. */
  readonly problems: readonly Problem[];
}

/** The most problems that are kept; all are counted. */
const mostProblems = 1_000;

/**
 * Reads a file from end to end and says which lines cannot be loaded. Nothing is written.
 * @param afterLines is called after every thousand lines
 */
export async function checkFile(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  reading: FileReading,
  afterLines: () => Promise<void>,
): Promise<CheckedFile> {
  const problems: Problem[] = [];
  let readRows = 0;
  let refusedRows = 0;
  const refuse = (line: number, reason: string) => {
    refusedRows++;
    if (problems.length < mostProblems) problems.push({ line, reason });
  };
  try {
    const { lines } = await openFile(bytes, reading);
    for await (const group of inGroups(lines)) {
      readRows += group.length;
      const readable: PolicyLine[] = [];
      for (const { line, read } of group) {
        if ("faults" in read) refuse(line, read.faults.join(" "));
        else readable.push(read);
      }
      for (const { line, reason } of await incomplete(database, readable)) refuse(line, reason);
      await afterLines();
    }
    if (readRows === 0) refuse(2, "There is no policy below the first row.");
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    refuse(error.line, error.message);
  }
  return { readRows, refusedRows, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** Lines of policies that are new here, and lack what a new one needs. */
async function incomplete(database: Database, lines: readonly PolicyLine[]): Promise<Problem[]> {
  const lacking = lines.filter((line) => lackOf(line).length > 0);
  if (lacking.length === 0) return [];
  const asked = lacking.map(({ line, carrierId, policyNumber }) => ({ line, carrierId, policyNumber }));
  const known = await rowsOf(
    database,
    sql`select asked.line from json_to_recordset(${JSON.stringify(asked)}::json)
        as asked (line int, "carrierId" uuid, "policyNumber" text)
      join policies p on p.carrier_id = asked."carrierId" and p.policy_number = asked."policyNumber"`,
  );
  const isKnown = new Set(known.map(({ line }) => line));
  return lacking
    .filter(({ line }) => !isKnown.has(line))
    .map((line) => ({
      line: line.line,
      reason: `The policy is new here, and the file gives it no ${lackOf(line).join(", no ")}.`,
    }));
}
