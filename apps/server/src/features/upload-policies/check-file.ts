import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/database.ts";
import type { FileColumns } from "./columns.ts";
import { type FileReading, inGroups, openFile } from "./open-file.ts";
import { missingValues, type PolicyLine } from "./read-line.ts";
import { UnreadableFileError } from "./read-records.ts";

/** A line that was rejected or has a warning, with the reason. Contains none of the line's values. */
export interface Problem {
  readonly line: number;
  readonly reason: string;
}

/** The result of checking a whole file. */
export interface CheckedFile {
  /** The number of lines below the header. */
  readonly readRows: number;
  readonly refusedRows: number;
  /** The first rejected lines. */
  readonly problems: readonly Problem[];
  /** The number of lines that can be loaded but have values that were not understood. */
  readonly warningRows: number;
  /** The first lines with warnings. */
  readonly warnings: readonly Problem[];
  /** Undefined if the header can't be read. */
  readonly columns: FileColumns | undefined;
}

/**
 * Called with groups of lines that can be loaded. Not called after a line was rejected, since then nothing is loaded.
 */
export type LoadLines = (lines: readonly PolicyLine[], columns: FileColumns) => Promise<void>;

/** The maximum number of problems, and of warnings, to store. All are counted. */
const maxProblems = 1_000;

/**
 * Reads a whole file and reports which lines can't be loaded.
 * @param take called after every thousand lines
 */
export async function checkFile(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  reading: FileReading,
  take: LoadLines,
): Promise<CheckedFile> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  let readRows = 0;
  let refusedRows = 0;
  let warningRows = 0;
  let columns: FileColumns | undefined;
  const refuse = (line: number, reason: string) => {
    refusedRows++;
    if (problems.length < maxProblems) problems.push({ line, reason });
  };
  try {
    const opened = await openFile(bytes, reading);
    columns = opened.columns;
    for await (const group of inGroups(opened.lines)) {
      readRows += group.length;
      const readable: PolicyLine[] = [];
      for (const { line, read } of group) {
        if ("faults" in read) refuse(line, read.faults.join(" "));
        else readable.push(read);
      }
      const lacking = await incomplete(database, readable);
      for (const { line, reason } of lacking) refuse(line, reason);
      for (const warning of agentWarnings(readable, lacking)) {
        warningRows++;
        if (warnings.length < maxProblems) warnings.push(warning);
      }
      await take(refusedRows > 0 ? [] : readable, opened.columns);
    }
    if (readRows === 0) refuse(2, "The file has no policies below the header row.");
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    refuse(error.line, error.message);
  }
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  return { readRows, refusedRows, problems: inOrder, warningRows, warnings, columns };
}

/** Warnings for valid lines that match more than one agent. */
function agentWarnings(lines: readonly PolicyLine[], refused: readonly Problem[]): Problem[] {
  const ambiguous = lines.filter(({ ambiguousAgent }) => ambiguousAgent.length > 0);
  if (ambiguous.length === 0) return [];
  const isRefused = new Set(refused.map(({ line }) => line));
  return ambiguous
    .filter(({ line }) => !isRefused.has(line))
    .map(({ line, agentId, ambiguousAgent }) => ({
      line,
      reason: [...ambiguousAgent, ...(agentId === null ? ["The policy keeps its current agent."] : [])].join(
        " ",
      ),
    }));
}

/** Lines of new policies that lack required values. */
async function incomplete(database: Database, lines: readonly PolicyLine[]): Promise<Problem[]> {
  const lacking = lines.filter((line) => missingValues(line).length > 0);
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
      reason: [
        `This policy is new, and its row is missing: ${missingValues(line).join(", ")}.`,
        ...line.ambiguousAgent,
      ].join(" "),
    }));
}
