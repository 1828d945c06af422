import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/database.ts";
import type { FileColumns } from "./columns.ts";
import { type FileReading, inGroups, openFile } from "./open-file.ts";
import { lackOf, type PolicyLine } from "./read-line.ts";
import { UnreadableFile } from "./read-records.ts";

/** A line that was refused or has a warning, and why; nothing of its content. */
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
  /** Lines that load, and of which something could not be understood. */
  readonly warningRows: number;
  /** Of the lines with warnings the first. */
  readonly warnings: readonly Problem[];
  /** Undefined where the first row cannot be read. */
  readonly columns: FileColumns | undefined;
}

/** Gets a group of lines that can be loaded; none once a line of the file was refused, since none is loaded then. */
export type TakeLines = (lines: readonly PolicyLine[], columns: FileColumns) => Promise<void>;

/** The most problems, and the most warnings, that are kept; all are counted. */
const mostProblems = 1_000;

/**
 * Reads a file from end to end and says which lines cannot be loaded.
 * @param take is called after every thousand lines
 */
export async function checkFile(
  database: Database,
  bytes: AsyncIterable<Uint8Array>,
  reading: FileReading,
  take: TakeLines,
): Promise<CheckedFile> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  let readRows = 0;
  let refusedRows = 0;
  let warningRows = 0;
  let columns: FileColumns | undefined;
  const refuse = (line: number, reason: string) => {
    refusedRows++;
    if (problems.length < mostProblems) problems.push({ line, reason });
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
        if (warnings.length < mostProblems) warnings.push(warning);
      }
      await take(refusedRows > 0 ? [] : readable, opened.columns);
    }
    if (readRows === 0) refuse(2, "The file has no policies below the header row.");
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    refuse(error.line, error.message);
  }
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  return { readRows, refusedRows, problems: inOrder, warningRows, warnings, columns };
}

/** Lines that are not refused, and name more than one agent. */
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
      reason: [
        `This policy is new, and its row is missing: ${lackOf(line).join(", ")}.`,
        ...line.ambiguousAgent,
      ].join(" "),
    }));
}
