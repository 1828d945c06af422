import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import * as z from "zod";
import { tryParseJson } from "../../json/try-parse-json.ts";
import { setAuthor } from "../author.ts";
import type { Database } from "../database.ts";
import { settings } from "../schema/index.ts";
import { normalizeRows } from "./normalize-rows.ts";
import { type TextTable, textTables } from "./text-columns.ts";

/** The settings entry with how far the conversion is. */
const progressSetting = "texts in NFC";
/** Small enough that a step takes milliseconds. */
const rowsPerStep = 2_000;
/** Milliseconds between steps, so that other queries run. */
const pauseTime = 20;
/** Milliseconds after which a failed conversion continues. */
const retryTime = 60_000;

const progressSchema = z.object({
  /** The table of the last step. Empty before the first. */
  table: z.string(),
  after: z.array(z.string()).optional(),
  changed: z.number(),
  conflicts: z.number(),
  isDone: z.boolean(),
});
type Progress = z.output<typeof progressSchema>;

const start: Progress = { table: "", changed: 0, conflicts: 0, isDone: false };

/**
 * Converts all texts that earlier versions stored to NFC, in steps of a transaction each, until stopped or done. A later
 * start, and another instance, continue where it is.
 */
export function normalizeTexts({ database, log }: { readonly database: Database; readonly log: Logger }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      try {
        const { isDone } = await normalizeStep(database, { log });
        if (isDone) return;
        await pause(pauseTime, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ err: error }, "Stored texts couldn't be converted to NFC; trying again in a minute");
        await pause(retryTime, undefined, { signal }).catch(() => {});
      }
    }
  };
  const running = run();
  return {
    /** Waits until the current step ends. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

interface StepOptions {
  readonly log: Pick<Logger, "info" | "warn">;
  /** @default 2000 */
  readonly limit?: number;
  /** @default all with texts */
  readonly tables?: readonly TextTable[];
}

/** Converts the next rows, and stores how far the conversion is in the same transaction. */
export async function normalizeStep(
  database: Database,
  { log, limit = rowsPerStep, tables = textTables }: StepOptions,
): Promise<Progress> {
  await database.insert(settings).values({ name: progressSetting, value: "{}" }).onConflictDoNothing();
  return database.transaction(async (transaction) => {
    const ofProgress = eq(settings.name, progressSetting);
    // Other instances wait for the step, and do the next one.
    const [stored] = await transaction.select().from(settings).where(ofProgress).for("update");
    const parsed = progressSchema.safeParse(tryParseJson(stored?.value ?? ""));
    const before = parsed.success ? parsed.data : start;
    if (before.isDone) return before;
    const next = await doStep(transaction, before, { limit, tables });
    await transaction
      .update(settings)
      .set({ value: JSON.stringify(next) })
      .where(ofProgress);
    if (next.conflicts > before.conflicts)
      log.warn(
        { table: next.table, rows: next.conflicts - before.conflicts },
        "Texts stay as they are, because in NFC they would break a constraint, such as equal another row that must be unique",
      );
    if (next.isDone && next.changed > 0)
      log.info({ rows: next.changed, conflicts: next.conflicts }, "Stored texts were converted to NFC");
    return next;
  });
}

async function doStep(
  transaction: Database,
  before: Progress,
  { limit, tables }: Required<Pick<StepOptions, "limit" | "tables">>,
): Promise<Progress> {
  const isStarted = before.after !== undefined;
  const table = tables.find(({ name }) => (isStarted ? name >= before.table : name > before.table));
  if (!table) return { ...before, isDone: true };
  await setAuthor(transaction, null);
  const after = table.name === before.table ? before.after : undefined;
  const { last, changed, conflicts } = await normalizeRows(transaction, table, { after, limit });
  return {
    table: table.name,
    ...(last && { after: [...last] }),
    changed: before.changed + changed,
    conflicts: before.conflicts + conflicts,
    isDone: false,
  };
}
