import { type ExportFormat, exportFormats } from "@portico/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Row } from "../db/database.ts";
import { contacts, users } from "../db/schema/index.ts";
import { personName } from "../identity/person-name.ts";
import { requireRowLimit } from "../lists/export/writers.ts";
import type { Services } from "../services/services.ts";
import type { PreparedReport } from "./prepare-report.ts";
import { textIn } from "./report.ts";
import { type ReportFile, writeReport } from "./report-file.ts";

/** A report with its rows. */
interface ReportRun {
  readonly prepared: PreparedReport;
  readonly fileType: ExportFormat;
  readonly rows: readonly Row[];
  readonly caller: Caller;
  /** Called after each chunk with the number of rows written. */
  readonly onRows?: (count: number) => Promise<void>;
}

/** Refuses rows that exceed the limit of a file type. */
export function requireReportLimit(fileType: ExportFormat, rows: number): void {
  requireRowLimit(fileType, rows, exportFormats[fileType].maxRows);
}

/**
 * Writes a report, and audits it as an export.
 * @throws Failure 422 if there are too many rows for the file type
 */
export async function runReport(
  { database, settings, clock, log }: Pick<Services, "database" | "settings" | "clock" | "log">,
  { prepared, fileType, rows, caller, onRows }: ReportRun,
): Promise<AsyncIterable<string | Uint8Array>> {
  const { report, format, filters, audited } = prepared;
  requireReportLimit(fileType, rows.length);
  await recordAudit(database, {
    category: "export",
    createdBy: caller.userId,
    data1: `reports/${format.code}`,
    data2: JSON.stringify({ format: fileType, ...audited, rows: rows.length }),
    result: "begun",
  });
  log.info(
    { category: "export", userId: caller.userId, report: format.code, fileType, rowCount: rows.length },
    "a report started",
  );
  const [user] = await database
    .select({ name: personName })
    .from(users)
    .leftJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, caller.userId));
  const file: ReportFile = {
    report,
    language: format.language,
    brand: (await settings()).brand.name,
    filters,
    madeBy: user?.name ?? "",
    madeAt: clock.now(),
    timeZone: clock.timeZone(),
  };
  return writeReport(fileType, file, rows, onRows);
}

/** `agent-commission-statement-2026-11-23.pdf`. */
export function fileNameOf(
  { report, format }: PreparedReport,
  fileType: ExportFormat,
  today: string,
): string {
  const title = textIn(format.language, report.title)
    .normalize("NFD")
    .replace(/[^A-Za-z0-9 ]/g, "")
    .toLowerCase()
    .replaceAll(" ", "-");
  return `${title}-${today}.${exportFormats[fileType].extension}`;
}
