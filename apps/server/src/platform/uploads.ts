import { Readable } from "node:stream";
import type { UploadKindName } from "@portico/contract";
import { and, eq, sql } from "drizzle-orm";
import { type Caller, signedIn } from "../access/caller.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/database.ts";
import { uploadResults } from "../db/schema/index.ts";
import { notFound } from "../errors/failure.ts";
import { feature } from "../feature/feature.ts";
import { confirmUpload } from "../file-uploads/confirm-upload.ts";
import { mayUpload } from "../file-uploads/may-upload.ts";
import { contentDisposition } from "../http/attachment.ts";
import type { Handlers } from "../http/handler.ts";
import { toResponseStream } from "../http/response-stream.ts";
import { describeRow } from "../row-results/row-result.ts";
import type { Services } from "../services/services.ts";

/** The results of uploads by row. */
export const uploadsFeature = feature({ handlers: uploadHandlers });

function uploadHandlers({ database, storage }: Pick<Services, "database" | "storage">) {
  return {
    "uploads.rows": async ({ params: { id }, caller }) => {
      const { fileName, expiresDate, firstRows } = await findResult(database, signedIn(caller), id);
      const rows = firstRows.map((row) => ({ line: row.line, result: row.result, text: describeRow(row) }));
      return { fileName, expiresDate: expiresDate.toISOString(), rows };
    },
    "uploads.confirm": async ({ params: { id }, caller: anybody, once }) => {
      const caller = signedIn(anybody);
      const { kind } = await findResult(database, caller, id);
      return once(database, (transaction) => confirmUpload(transaction, { kind, id, by: caller.userId }));
    },
    "uploads.file": async ({ params: { id }, caller: anybody, abortResponse }) => {
      const caller = signedIn(anybody);
      const { kind, fileKey, fileName } = await findResult(database, caller, id);
      const stream = fileKey === null ? undefined : await storage.getStream(fileKey);
      if (!stream) throw notFound("The result of this upload");
      await recordAudit(database, {
        category: "export",
        createdBy: caller.userId,
        data1: `upload_results/${id}`,
        data2: kind,
        result: "downloaded",
      });
      return new Response(toResponseStream(Readable.from(stream), { abortResponse }), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": contentDisposition(`${fileName.replace(/\.[^.]*$/, "")}-result.csv`),
          "x-content-type-options": "nosniff",
          "cache-control": "private, no-store",
        },
      });
    },
  } satisfies Partial<Handlers>;
}

/** The kinds whose results only their authors may see. */
const ownKinds: readonly UploadKindName[] = ["leads", "applications"];

/** @throws Failure 404 if there is none, it has expired, or the caller may not see it */
async function findResult(database: Database, caller: Caller, id: string) {
  const [result] = await database
    .select()
    .from(uploadResults)
    .where(and(eq(uploadResults.id, id), sql`${uploadResults.expiresDate} > now()`));
  if (!result) throw notFound("The result of this upload");
  const isOwn = result.isDryRun || ownKinds.includes(result.kind);
  const isForeign = isOwn && result.createdBy !== caller.userId;
  if (!mayUpload(caller, result.kind) || isForeign) throw notFound("The result of this upload");
  return result;
}
