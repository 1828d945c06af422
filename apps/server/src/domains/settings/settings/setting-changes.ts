import { and, asc, eq, getTableName, inArray } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "../../../db/database.ts";
import { configEntries, rowHistory, users } from "../../../db/schema/index.ts";

/** A change of a setting's value. */
export interface RecordedChange {
  readonly version: number;
  /** An email address. Null for the system. */
  readonly changedBy: string | null;
  readonly changedDate: Date;
  /** The text of the entry. Undefined for the default. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether the texts are masked. */
  readonly isSecret: boolean;
}

const side = z.object({ from: z.unknown().optional(), to: z.unknown().optional() }).optional();
const recorded = z.object({ value: side });
const mask = "***";

/** The changes of a setting's value in the history of its entries, newest first. */
export async function readChanges(
  database: Database,
  entryIds: readonly string[],
): Promise<readonly RecordedChange[]> {
  const rows = await database
    .select({
      version: rowHistory.version,
      changedAt: rowHistory.changedAt,
      changedBy: users.email,
      changes: rowHistory.changes,
    })
    .from(rowHistory)
    .leftJoin(users, eq(users.id, rowHistory.changedBy))
    .where(
      and(eq(rowHistory.entity, getTableName(configEntries)), inArray(rowHistory.entityId, [...entryIds])),
    )
    .orderBy(asc(rowHistory.changedAt), asc(rowHistory.version));
  return rows
    .flatMap(({ changes, version, changedAt, changedBy }): RecordedChange[] => {
      const { value } = recorded.parse(changes);
      if (!value) return [];
      const [before, after] = [textOf(value.from), textOf(value.to)];
      const isSecret = before === mask || after === mask;
      return [{ version, changedBy, changedDate: changedAt, before, after, isSecret }];
    })
    .reverse();
}

/** The text of an entry. Undefined if there was none. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
