import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/database.ts";
import { identifierKey } from "../../../db/schema/identifier-key.ts";
import { marketplaceApplications as applications } from "../../../db/schema/index.ts";
import type { ApplicationOutcome } from "../../../db/schema/marketplace.ts";
import type { RowResult } from "../../../row-results/row-result.ts";
import type { ApplicationLine } from "./read-application-file.ts";

/** The outcomes of a file's rows, as far as they are known before any application is fetched. */
export interface ExpectedApplications {
  /** The outcome of each row: null for those to fetch. */
  readonly outcomes: readonly ApplicationOutcome[];
  /** In the order of their lines. */
  readonly results: readonly RowResult[];
  readonly newRows: number;
  /** Those that are already here and fetched again. */
  readonly changedRows: number;
  /** Those that are already here. */
  readonly unchangedRows: number;
  readonly duplicateRows: number;
}

/** Why an application is not fetched. */
export const alreadyLoaded = "It was loaded before, and overwriting is off.";

/** Compares the rows of a file with each other and with the applications that are already here. */
export async function expectApplications(
  transaction: Database,
  {
    lines,
    outcomes,
    overwrites,
  }: {
    readonly lines: readonly ApplicationLine[];
    readonly outcomes: readonly ApplicationOutcome[];
    readonly overwrites: boolean;
  },
): Promise<ExpectedApplications> {
  const known = await knownIds(transaction, lines);
  const firstLines = new Map<string, number>();
  const counts = { newRows: 0, changedRows: 0, unchangedRows: 0, duplicateRows: 0 };
  const left = new Map<number, Pick<ApplicationOutcome, "outcome" | "reason">>();
  const results = lines.map(({ line, applicationId }): RowResult => {
    const first = firstLines.get(applicationId);
    if (first !== undefined) {
      counts.duplicateRows += 1;
      const reason = `Line ${first} has the same ID.`;
      left.set(line, { outcome: "duplicate", reason });
      return { line, result: "Skipped", reason };
    }
    firstLines.set(applicationId, line);
    if (!known.has(applicationId)) {
      counts.newRows += 1;
      return { line, result: "New" };
    }
    if (overwrites) {
      counts.changedRows += 1;
      return { line, result: "Changed" };
    }
    counts.unchangedRows += 1;
    left.set(line, { outcome: "exists", reason: alreadyLoaded });
    return { line, result: "Unchanged", reason: alreadyLoaded };
  });
  return { ...counts, results, outcomes: outcomes.map((row) => ({ ...row, ...left.get(row.line) })) };
}

async function knownIds(database: Database, lines: readonly ApplicationLine[]): Promise<ReadonlySet<string>> {
  const ids = JSON.stringify([...new Set(lines.map(({ applicationId }) => applicationId))]);
  const rows = await rowsOf(
    database,
    sql`select given.id from json_array_elements_text(${ids}::json) as given (id)
      where exists (select from ${applications}
        where ${identifierKey(applications.exchangeAssignedId)} = given.id)`,
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/** What happened with each row that could be read, by its outcome. */
export function resultsOf(outcomes: readonly ApplicationOutcome[]): RowResult[] {
  return outcomes.flatMap(({ line, outcome, reason }): RowResult[] => {
    if (outcome === "invalid" || outcome === "skipped") return [];
    const result = outcome === null ? "Not loaded" : resultNames[outcome];
    return [{ line, result, ...(reason !== null && { reason }) }];
  });
}

const resultNames = {
  added: "New",
  updated: "Changed",
  exists: "Unchanged",
  duplicate: "Skipped",
  notFound: "Refused",
  failed: "Refused",
} as const;
