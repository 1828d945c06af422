import { openCsv } from "../../csv/open-csv.ts";
import { readStateLookup } from "../../csv/state-lookup.ts";
import { UnreadableFileError } from "../../csv/unreadable-file-error.ts";
import { leadUploadLines, type leadUploads } from "../../db/schema/index.ts";
import type { ReadFile, Stage } from "../../file-uploads/load-upload.ts";
import { figure, rowCount } from "../../file-uploads/messages.ts";
import { readLines } from "../../file-uploads/read-lines.ts";
import type { Services } from "../../services/services.ts";
import { leadHeaders, nameColumns } from "./lead-headers.ts";
import { loadLeads } from "./load-leads.ts";
import { readLead } from "./read-lead.ts";

type LeadUpload = typeof leadUploads.$inferSelect;

/** Reads a lead file. */
export async function readLeadFile(
  { database, clock }: Pick<Services, "database" | "clock">,
  { id: uploadId, createdBy: by }: LeadUpload,
  bytes: AsyncIterable<Uint8Array>,
  stage: Stage,
): Promise<ReadFile<LeadUpload>> {
  const findState = await readStateLookup(database);
  const today = clock.today();
  const { found, columns } = await readLines({
    open: async () => {
      const { columns, records } = await openCsv(bytes, leadHeaders, ["phone"]);
      if (!nameColumns.some((name) => columns.found.has(name)))
        throw new UnreadableFileError(1, 'The column "Name" is missing from the header row.');
      return { columns, records, parse: (record) => readLead(record, { columns, findState, today }) };
    },
    stage: (lines) =>
      stage(async (transaction) => {
        if (lines.length === 0) return;
        const rows = lines.map((line) => ({ ...line, uploadId }));
        await transaction.insert(leadUploadLines).values(rows).onConflictDoNothing();
      }),
    emptyMessage: "The file has no leads below the header row.",
  });
  return {
    found: { ...found, newRows: 0, existingRows: 0 },
    load:
      columns &&
      (async (transaction, reach) => {
        const counts = await loadLeads(transaction, { uploadId, lines: found.readRows, by, reach });
        const { newRows, existingRows } = counts;
        return {
          counts,
          message: `${rowCount(found.readRows)} read: ${figure(newRows)} new, ${figure(existingRows)} already existing.`,
          audited: { result: "leads added", counts: { newRows, existingRows } },
        };
      }),
  };
}
