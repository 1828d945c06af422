import { endpoints, labelOfFilter, searchLabel, searchParameter } from "@portico/contract";
import { defaultFormatCode } from "@portico/contract/features/reports";
import type { ReportQuery } from "@portico/contract/features/reports.schemas";
import { filtersSchema } from "@portico/contract/schemas";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { meets } from "../access/preview.ts";
import { visibleTo } from "../access/scope.ts";
import { auditedFilters } from "../audit/reads/audited-filters.ts";
import { type Database, type Row, rowsOf } from "../db/database.ts";
import { isUuid } from "../db/is-uuid.ts";
import { genericEntries } from "../db/schema/index.ts";
import { Failure, notFound } from "../errors/failure.ts";
import { parsePart, validationFailure } from "../http/validation.ts";
import { bindList, type List } from "../lists/list.ts";
import { visibleRows } from "../lists/row-set.ts";
import type { Services } from "../services/services.ts";
import { reports } from "./formats/index.ts";
import { paramsOf, readValues } from "./read-values.ts";
import type { Report, ReportFormat } from "./report.ts";

/** The lists that reports can be started from. */
export type ReportLists = { readonly [Id in NonNullable<Report["list"]>]: List<Id> };

/** A report whose request was checked. */
export interface PreparedReport {
  readonly report: Report;
  readonly format: ReportFormat;
  readonly query: SQL;
  /** The parameters used: `Carrier: AvMed`. */
  readonly filters: readonly string[];
  /** The parameters used, for the audit. */
  readonly audited: Readonly<Record<string, unknown>>;
}

/** What to run. */
export interface ReportRequest {
  readonly reportId: string;
  readonly caller: Caller;
  readonly query: ReportQuery;
}

/**
 * Finds a report.
 * @throws Failure 404 if it doesn't exist, 403 if the caller may not run it
 */
export function findReport(reportId: string, caller: Caller): Report {
  const report: Report | undefined = reports.find(({ id }) => id === reportId.toLowerCase());
  if (!report) throw notFound("This report");
  if (meets(report.access, caller)) return report;
  throw new Failure(403, `You don't have a required role or claim: ${report.access}.`);
}

/**
 * Checks a request for a report, and prepares its query.
 * @throws Failure 403, 404, 422 with the problems by parameter
 */
export async function prepareReport(
  services: Pick<Services, "database" | "clock" | "encryption">,
  lists: ReportLists,
  { reportId, caller, query }: ReportRequest,
): Promise<PreparedReport> {
  const { database, clock, encryption } = services;
  const report = findReport(reportId, caller);
  const format = findFormat(report, query.reportFormatId);
  const params = paramsOf(report, format.language, clock.today());
  const given = { ...query.params, ...(query.paymentNumber && { paymentNumber: query.paymentNumber }) };
  const { values, shown } = await readValues(database, caller, params, given);
  const listed = listedRows(services, lists, report, { caller, query });
  return {
    report,
    format,
    query: report.query({
      values,
      caller,
      listed: listed.where,
      visible: (rows) => visibleTo(caller, rows),
      clock,
    }),
    filters: [
      ...params.flatMap(({ name, label }) => (shown[name] ? [`${label}: ${shown[name]}`] : [])),
      ...(await shownFilters(database, listed)),
    ],
    audited: {
      parameters: Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const sensitive = report.parameters[name]?.sensitive;
          return [name, sensitive ? encryption.hash(value.toLowerCase(), `audit.${sensitive}`) : value];
        }),
      ),
      filters: report.list ? auditedFilters(endpoints[report.list], listed.filters, encryption) : {},
    },
  };
}

function findFormat({ formats }: Report, id: string | undefined): ReportFormat {
  const found = id
    ? formats.find((format) => format.id === id.toLowerCase())
    : (formats.find(({ code }) => code === defaultFormatCode) ?? formats[0]);
  if (found) return found;
  throw validationFailure("query", { reportFormatId: ["This report has no such format."] });
}

interface ListedRows {
  readonly list: Report["list"];
  readonly filters: ReturnType<typeof parseFilters>;
  /** Which rows these are, as a condition on the list's table. */
  readonly where: SQL;
}

/** The rows of the list that a report was started from. */
function listedRows(
  services: Pick<Services, "clock">,
  lists: ReportLists,
  { list }: Report,
  { caller, query }: Pick<ReportRequest, "caller" | "query">,
): ListedRows {
  if (!list) {
    if (query.filters) throw validationFailure("query", { filters: ["This report takes no filters."] });
    return { list, filters: {}, where: sql`true` };
  }
  const filters = parseFilters(list, query.filters ?? {});
  const bound = bindList(lists[list], services);
  return { list, filters, where: visibleRows(bound, caller, { filters }).where };
}

function parseFilters(list: NonNullable<Report["list"]>, given: NonNullable<ReportQuery["filters"]>) {
  return parsePart(filtersSchema(endpoints[list]), given, "filters");
}

/** The filters of a list with the names of what was chosen. */
async function shownFilters(database: Database, { list, filters }: ListedRows): Promise<string[]> {
  if (!list) return [];
  const endpoint = endpoints[list];
  const ids = Object.values(filters).flat().filter(isUuid);
  const entries = ids.length
    ? await database
        .select({ id: genericEntries.id, name: genericEntries.name })
        .from(genericEntries)
        .where(inArray(genericEntries.id, ids))
    : [];
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const search = filters[searchParameter];
  const shown = Object.entries(endpoint.filters).flatMap(([name, filter]) => {
    const value = filters[name];
    if (value === undefined) return [];
    const texts = [value]
      .flat()
      .map((one) => names.get(one.toLowerCase()) ?? one.replaceAll(/^(\d{4})-(\d\d)-(\d\d)$/g, "$1/$2/$3"));
    return [`${labelOfFilter(name, filter, endpoint.fields)}: ${texts.join(", ")}`];
  });
  return [...(search ? [`${searchLabel}: ${search}`] : []), ...shown];
}

/** The most rows that a report can have. They are in memory while it is written. */
export const maxReportRows = 200_000;

/** @throws Failure 422 if there are too many rows */
export async function countReportRows(database: Database, { query }: PreparedReport): Promise<number> {
  const [counted] = await rowsOf(database, sql`select count(*) as rows from (${query}) as report`);
  const rows = Number(counted?.rows);
  if (rows > maxReportRows) throw tooManyRows(rows);
  return rows;
}

/**
 * Reads all rows with one statement, so that they are consistent.
 * @throws Failure 422 if there are too many
 */
export async function readReportRows(database: Database, { query }: PreparedReport): Promise<Row[]> {
  const rows = await rowsOf(database, sql`${query} limit ${maxReportRows + 1}`);
  if (rows.length > maxReportRows) throw tooManyRows(rows.length);
  return rows;
}

function tooManyRows(rows: number): Failure {
  return new Failure(
    422,
    `This report has ${rows.toLocaleString("en-US")} rows. The maximum is ${maxReportRows.toLocaleString("en-US")}. Choose narrower parameters.`,
  );
}
