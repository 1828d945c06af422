import { monthLabelOf } from "@portico/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { lockLimit } from "../db/limit-lock.ts";
import { carriers, statementLoads } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";

/** The month of a statement. */
export interface MonthOfStatement {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

/** A statement with its carrier's name. */
interface NamedStatement extends MonthOfStatement {
  readonly carrierName: string;
}

/** A statement that is to be loaded. */
interface StatementToLoad extends MonthOfStatement {
  readonly carrierId: string;
  /** SHA-256 of the file's content, in hex. */
  readonly fileChecksum: string | null;
}

/** A month in sentences: `March 2026`. */
export function monthName({ year, month }: MonthOfStatement): string {
  return `${monthLabelOf(month)} ${year}`;
}

/** A statement in sentences: `statement of AvMed for March 2026`. */
export function statementName({ carrierName, ...month }: NamedStatement): string {
  return `statement of ${carrierName} for ${monthName(month)}`;
}

/** A load that is loaded or being loaded. */
function isActive() {
  return and(
    inArray(statementLoads.state, ["Waiting", "Loading", "Loaded"]),
    eq(statementLoads.isDryRun, false),
  );
}

/** The load of a statement that is loaded or being loaded. */
export async function findActiveLoad(
  database: Database,
  { carrierId, month, year }: Omit<StatementToLoad, "fileChecksum">,
): Promise<typeof statementLoads.$inferSelect | undefined> {
  const [load] = await database
    .select()
    .from(statementLoads)
    .where(
      and(
        eq(statementLoads.carrierId, carrierId),
        eq(statementLoads.year, year),
        eq(statementLoads.month, month),
        isActive(),
      ),
    );
  return load;
}

/**
 * Makes sure that neither the month of a statement nor the content of its file is loaded or being loaded.
 * @throws Failure 409
 */
export async function requireNewStatement(database: Database, statement: StatementToLoad): Promise<void> {
  const [carrier] = await database.select().from(carriers).where(eq(carriers.id, statement.carrierId));
  const load = await findActiveLoad(database, statement);
  if (load) {
    const { year, month } = statement;
    const what = `The ${statementName({ carrierName: carrier?.name ?? "", year, month })}`;
    throw new Failure(
      409,
      load.state === "Loaded"
        ? `${what} is already loaded. Delete it before you load it again.`
        : `${what} is being loaded.`,
    );
  }
  if (statement.fileChecksum !== null) await requireNewContent(database, statement.fileChecksum);
}

/** As `requireNewStatement`, until the transaction ends. */
export async function lockNewStatement(transaction: Database, statement: StatementToLoad): Promise<void> {
  const { carrierId, year, month, fileChecksum } = statement;
  await lockLimit(transaction, "statement-loads", `${carrierId}/${year}/${month}`, fileChecksum ?? "");
  await requireNewStatement(transaction, statement);
}

/**
 * As `lockNewStatement`, for a dry run that is confirmed.
 * @param id that of the dry run
 */
export async function lockConfirmedStatement(transaction: Database, id: string): Promise<void> {
  const [dryRun] = await transaction.select().from(statementLoads).where(eq(statementLoads.id, id));
  if (dryRun?.state === "Checked") await lockNewStatement(transaction, dryRun);
}

async function requireNewContent(database: Database, checksum: string): Promise<void> {
  const [load] = await database
    .select({
      year: statementLoads.year,
      month: statementLoads.month,
      fileName: statementLoads.fileName,
      carrierName: carriers.name,
    })
    .from(statementLoads)
    .innerJoin(carriers, eq(carriers.id, statementLoads.carrierId))
    .where(and(eq(statementLoads.fileChecksum, checksum), isActive()));
  if (!load) return;
  const { fileName, ...statement } = load;
  throw new Failure(
    409,
    `A file with the same content is already loaded: ${fileName}, the ${statementName(statement)}.`,
  );
}
