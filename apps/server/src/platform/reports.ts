import { Readable } from "node:stream";
import { exportFormats, exportRowsHeader } from "@portico/contract";
import { defaultFormatCode } from "@portico/contract/features/reports";
import { and, desc, eq, sql } from "drizzle-orm";
import { signedIn } from "../access/caller.ts";
import { meets } from "../access/preview.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { jobs, reportRuns } from "../db/schema/index.ts";
import { notFound } from "../errors/failure.ts";
import { feature } from "../feature/feature.ts";
import { contentDisposition } from "../http/attachment.ts";
import type { Handlers } from "../http/handler.ts";
import { negotiateListFormat } from "../http/negotiate-list-format.ts";
import { toResponseStream } from "../http/response-stream.ts";
import { writers } from "../lists/export/writers.ts";
import { reports } from "../reports/formats/index.ts";
import {
  countReportRows,
  findReport,
  prepareReport,
  type ReportLists,
  readReportRows,
} from "../reports/prepare-report.ts";
import { paramsOf } from "../reports/read-values.ts";
import { languages, type Report, textIn } from "../reports/report.ts";
import { findReportFile, reportJobHandler, startReport } from "../reports/report-job.ts";
import { fileNameOf, requireReportLimit, runReport } from "../reports/run-report.ts";
import type { Services } from "../services/services.ts";

/** A report with more rows runs in the background. */
const maxRowsInRequest = 5_000;

/** Reports as files. Small ones are sent at once, large ones run in the background. */
export const reportsFeature = feature({
  handlers: (services, { lists }) => reportHandlers(services, lists),
  jobs: (services, lists) => [reportJobHandler(services, lists)],
});

function reportHandlers(services: Services, lists: ReportLists) {
  const { database, storage, clock, exportQueue } = services;
  return {
    "reports.list": async ({ caller }) =>
      reports
        .filter(({ access }) => meets(access, caller))
        .flatMap((report) => describeFormats(report, clock.today())),
    "reports.download": async ({ params: { id }, query, caller: anybody, accept, abortResponse }) => {
      const caller = signedIn(anybody);
      const asked = negotiateListFormat(accept);
      const fileType = asked === "json" ? "pdf" : asked;
      const prepared = await prepareReport(services, lists, { reportId: id, caller, query });
      const rowCount = await countReportRows(database, prepared);
      requireReportLimit(fileType, rowCount);
      if (rowCount > maxRowsInRequest) {
        const jobId = await startReport(database, prepared, { caller, query, fileType });
        return Response.json({ jobId }, { status: 202, headers: { location: `/api/Jobs/${jobId}` } });
      }
      const slot = exportQueue.acquire({ userId: caller.userId, isPdf: fileType === "pdf" });
      try {
        await slot.started;
        const rows = await readReportRows(database, prepared);
        const pieces = await runReport(services, { prepared, fileType, rows, caller });
        return new Response(toResponseStream(pieces, { abortResponse, onEnd: slot.release }), {
          headers: {
            "content-type": writers[fileType].contentType,
            "content-disposition": contentDisposition(fileNameOf(prepared, fileType, clock.today())),
            "cache-control": "no-store",
            [exportRowsHeader]: String(rows.length),
          },
        });
      } catch (error) {
        slot.release();
        throw error;
      }
    },
    "reports.runs": ({ caller }) => listRuns(database, signedIn(caller).userId),
    "reports.file": async ({ params: { id }, caller: anybody }) => {
      const caller = signedIn(anybody);
      const run = await findReportFile(database, caller, id);
      if (!run?.fileKey || !run.fileName) throw notFound("This file");
      findReport(run.reportId, caller);
      const stream = await storage.getStream(run.fileKey);
      if (!stream) throw notFound("This file");
      await recordAudit(database, {
        category: "export",
        createdBy: caller.userId,
        data1: `reports/${run.reportId}`,
        data2: run.fileName,
        result: "downloaded",
      });
      return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
        headers: {
          "content-type": exportFormats[run.fileType].mediaType,
          "content-length": String(run.fileBytes),
          "content-disposition": contentDisposition(run.fileName),
          "x-content-type-options": "nosniff",
          "cache-control": "private, no-store",
        },
      });
    },
  } satisfies Partial<Handlers>;
}

/** A report's formats as the list returns them. */
function describeFormats(report: Report, today: string) {
  return report.formats.map(({ id, code, language }) => ({
    id,
    reportId: report.id,
    name: textIn(language, report.title),
    reportTypeName: report.type,
    languageName: languages[language],
    code,
    isDefault: code === defaultFormatCode,
    params: JSON.stringify(paramsOf(report, language, today)),
  }));
}

/** A user's reports that ran in the background, newest first. Leaves out reports that no longer exist. */
async function listRuns(database: Database, userId: string) {
  const rows = await database
    .select({ run: reportRuns, job: jobs })
    .from(reportRuns)
    .innerJoin(jobs, eq(jobs.id, reportRuns.id))
    .where(and(eq(reportRuns.userId, userId), sql`${reportRuns.expiresDate} > now()`))
    .orderBy(desc(reportRuns.createdDate), desc(reportRuns.id));
  return rows.flatMap(({ run, job: { state, done, within, total, message } }) => {
    const report: Report | undefined = reports.find(({ id }) => id === run.reportId);
    const format = report?.formats.find(({ id }) => id === run.formatId);
    if (!report || !format) return [];
    return {
      id: run.id,
      name: textIn(format.language, report.title),
      languageName: languages[format.language],
      fileType: run.fileType,
      filters: run.filters,
      createdDate: run.createdDate.toISOString(),
      state,
      done: done + within,
      total,
      message,
      fileName: run.fileName,
      fileBytes: run.fileBytes,
      expiresDate: run.expiresDate.toISOString(),
    };
  });
}
