import { type FileLayout, type LayoutColumn, plainHeader } from "@portico/contract";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { isUuid } from "../db/is-uuid.ts";
import { fileLayouts } from "../db/schema/index.ts";
import { Failure } from "../errors/failure.ts";
import { type LayoutReading, type ReadingQuery, tableReadingOf } from "../file-uploads/file-reading.ts";
import { validationFailure } from "../http/validation.ts";
import type { FileColumns } from "../table-files/find-columns.ts";
import { findHeader, headerSearchRows } from "../table-files/find-header.ts";
import { inOrder } from "../table-files/in-order.ts";
import { readRows } from "../table-files/read-rows.ts";
import type { TableRow } from "../table-files/table-row.ts";
import { UnreadableFileError } from "../table-files/unreadable-file-error.ts";
import { type FurtherHeaders, headerOfLayout, type MappedKind } from "./header-of-layout.ts";

/** A file whose layout is to be chosen. */
interface FileToMap<Kind extends MappedKind> {
  readonly kind: Kind;
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  readonly query: ReadingQuery & {
    /** The ID or name of a layout. */
    readonly layout?: string | undefined;
    /** Whether a person can be asked. */
    readonly asks?: "true" | "false" | undefined;
  };
  /** The carrier of all rows. Layouts of other carriers are not used. */
  readonly carrierId?: string | undefined;
  /** Headers that the configuration adds. */
  readonly further?: FurtherHeaders<LayoutColumn<Kind>> | undefined;
}

/** The layout of a file. */
export interface ChosenLayout<Column extends string> {
  /** Empty for the usual headers. */
  readonly reading: LayoutReading;
  /** The carrier whose files have the layout. */
  readonly carrierId: string | null;
  /** Undefined if the header can't be read. That is reported when the file is loaded. */
  readonly columns: FileColumns<Column> | undefined;
}

type StoredLayout = typeof fileLayouts.$inferSelect;

/** A layout that fits a file. */
interface Fit<Column extends string> {
  readonly stored: StoredLayout | undefined;
  readonly columns: FileColumns<Column>;
  /** How many headers of the file it knows. */
  readonly score: number;
}

/**
 * Chooses the layout of a file: the one that the query names, or the one that knows most of the file's headers. Layouts
 * precede the usual headers if both know as many.
 * @throws Failure 422 if the named layout doesn't exist; or, if a person can be asked, if none fits, or several fit equally
 * well
 */
export async function chooseLayout<Kind extends MappedKind>(
  database: Database,
  file: FileToMap<Kind>,
): Promise<ChosenLayout<LayoutColumn<Kind>>> {
  const { query } = file;
  const named =
    query.layout === undefined ? undefined : await requireLayout(database, file.kind, query.layout);
  const candidates = named ? [named] : [...(await readLayouts(database, file)), undefined];
  const { fits, problem } = await findFits(file, candidates);
  const [best, ...equals] = bestOf(fits);
  if (!best && named) return { reading: readingWith(named), carrierId: named.carrierId, columns: undefined };
  if (query.asks === "true" && !best && problem !== undefined)
    throw layoutQuestion(`No layout fits the headers of the file. ${problem}`, []);
  if (query.asks === "true" && equals.length > 0)
    throw layoutQuestion("Several layouts fit the headers of the file.", [best, ...equals]);
  return {
    reading: readingWith(best?.stored, equals),
    carrierId: best?.stored?.carrierId ?? null,
    columns: best?.columns,
  };
}

/**
 * How a file is read with a layout.
 * @param equals the other layouts that fit as well. @default none
 */
function readingWith(stored: StoredLayout | undefined, equals: readonly Fit<string>[] = []): LayoutReading {
  if (!stored) return {};
  const { id, name, layout } = stored;
  return { layout, usedLayout: { id, name }, ...(equals.length > 0 && { otherLayouts: namesOf(equals) }) };
}

function namesOf(fits: readonly (Fit<string> | undefined)[]): string[] {
  return fits.flatMap((fit) => fit?.stored?.name ?? []);
}

/** Asks a person for one of the layouts that fit, or a new one, which is the empty name. */
function layoutQuestion(message: string, fits: readonly (Fit<string> | undefined)[]): Failure {
  return new Failure(422, message, { layout: [...namesOf(fits), ""] });
}

/** @throws Failure 422 if there is no such layout, or it is disabled */
async function requireLayout(database: Database, kind: MappedKind, name: string): Promise<StoredLayout> {
  const [found] = await database
    .select()
    .from(fileLayouts)
    .where(
      and(
        eq(fileLayouts.kind, kind),
        isUuid(name) ? eq(fileLayouts.id, name) : sql`lower(${fileLayouts.name}) = lower(${name})`,
      ),
    );
  if (found?.isEnabled) return found;
  const problem = found ? "is disabled" : "doesn't exist";
  throw validationFailure("query", { layout: [`This file layout ${problem}. Choose another one.`] });
}

function readLayouts(
  database: Database,
  { kind, carrierId }: Pick<FileToMap<MappedKind>, "kind" | "carrierId">,
): Promise<StoredLayout[]> {
  const { carrierId: carrier, isEnabled, name } = fileLayouts;
  return database
    .select()
    .from(fileLayouts)
    .where(
      and(
        eq(fileLayouts.kind, kind),
        eq(isEnabled, true),
        carrierId === undefined ? undefined : or(isNull(carrier), eq(carrier, carrierId)),
      ),
    )
    .orderBy(sql`lower(${name})`);
}

/** The layouts that fit a file, and why the last one doesn't. */
async function findFits<Kind extends MappedKind>(
  { kind, open, query: { sheet, encoding }, further }: FileToMap<Kind>,
  candidates: readonly (StoredLayout | undefined)[],
): Promise<{ fits: Fit<LayoutColumn<Kind>>[]; problem: string | undefined }> {
  const starts = new Map<string, readonly TableRow[]>();
  const startOf = async (layout: FileLayout | undefined) => {
    const delimiter = layout?.delimiter ?? "auto";
    const rows = starts.get(delimiter) ?? (await readStart(await open(), { sheet, encoding, layout }));
    starts.set(delimiter, rows);
    return rows;
  };
  const fits: Fit<LayoutColumn<Kind>>[] = [];
  let problem: string | undefined;
  for (const stored of candidates) {
    const rows = await startOf(stored?.layout);
    if (rows.length === 0) break;
    try {
      const wanted = headerOfLayout(kind, stored?.layout, further);
      const { columns, row } = await findHeader(inOrder(rows), wanted);
      fits.push({ stored, columns, score: knownHeaders(row, columns, stored?.layout) });
    } catch (error) {
      problem = messageOf(error);
    }
  }
  return { fits, problem };
}

/** @throws errors that are not about the file */
function messageOf(error: unknown): string {
  if (error instanceof UnreadableFileError) return error.message;
  throw error;
}

/** The maximum number of lines that a layout can skip above the header. */
const maxLinesToSkip = 100;

/** The rows in which a header can be, up to one that can't be read. */
async function readStart(
  bytes: AsyncIterable<Uint8Array>,
  reading: Parameters<typeof tableReadingOf>[0],
): Promise<readonly TableRow[]> {
  const start: TableRow[] = [];
  try {
    for await (const row of readRows(bytes, tableReadingOf(reading))) {
      start.push(row);
      if (start.length > headerSearchRows + maxLinesToSkip) break;
    }
  } catch (error) {
    messageOf(error);
  }
  return start;
}

function knownHeaders(
  { cells }: TableRow,
  { found }: FileColumns<string>,
  layout: FileLayout | undefined,
): number {
  const read = new Set([...found.values()].map(({ index }) => index));
  const others = new Set(layout?.otherHeaders.map(plainHeader));
  return read.size + cells.filter((cell, index) => !read.has(index) && others.has(plainHeader(cell))).length;
}

/** The fits with the highest score that read a file differently. Layouts precede the usual headers. */
function bestOf<Column extends string>(fits: readonly Fit<Column>[]): Fit<Column>[] {
  const highest = Math.max(...fits.map(({ score }) => score));
  const best = fits.filter(({ score }) => score === highest);
  const stored = best.filter((fit) => fit.stored !== undefined);
  const ways = Map.groupBy(stored.length > 0 ? stored : best, wayOf);
  return [...ways.values()].flatMap(([first]) => first ?? []);
}

/** How a file is read with a layout, as text. */
function wayOf({ stored, columns }: Fit<string>): string {
  const places = [...columns.found].map(([column, { index }]) => [column, index]);
  const { dateOrder, decimalMark, delimiter, linesToSkip } = stored?.layout ?? {};
  return JSON.stringify([places, dateOrder, decimalMark, delimiter, linesToSkip, stored?.carrierId]);
}
