import { readAgentDirectory } from "../../agents/agent-directory.ts";
import { leadUploadLines, type leadUploads } from "../../db/schema/index.ts";
import { headerOfLayout, valueReadingOf } from "../../file-layouts/header-of-layout.ts";
import { nameColumns } from "../../file-layouts/lead-headers.ts";
import { layoutWarning, tableReadingOf } from "../../file-uploads/file-reading.ts";
import { figure, refusedCount, rowCount } from "../../file-uploads/messages.ts";
import { readLines } from "../../file-uploads/read-lines.ts";
import type { FileToRead, ReadFile, Stage } from "../../file-uploads/upload-kind.ts";
import { readStateLookup } from "../../file-values/state.ts";
import type { Services } from "../../services/services.ts";
import { dataRows } from "../../table-files/data-rows.ts";
import { openTable } from "../../table-files/open-table.ts";
import { readDispositions } from "./dispositions.ts";
import { leadResults, loadLeads } from "./load-leads.ts";
import { readLead } from "./read-lead.ts";

type LeadUpload = typeof leadUploads.$inferSelect;

/** Reads a lead file. */
export async function readLeadFile(
  { database, clock, settings }: Pick<Services, "database" | "clock" | "settings">,
  { id: uploadId, createdBy: by }: LeadUpload,
  { bytes, reading }: FileToRead,
  stage: Stage,
): Promise<ReadFile<LeadUpload>> {
  const findState = await readStateLookup(database);
  const agents = await readAgentDirectory(database);
  const dispositions = await readDispositions(database);
  const today = clock.today();
  const { refusesFile } = await settings();
  const { found, columns, ...logged } = await readLines({
    open: async ({ onSkipped, onNotRead }) => {
      const wanted = headerOfLayout("leads", reading.layout);
      const table = await openTable(bytes, wanted, { ...tableReadingOf(reading), onNotRead });
      const { columns } = table;
      const values = valueReadingOf(reading.layout);
      const rows = dataRows(table, { key: "phone", names: nameColumns, onSkipped });
      return {
        columns,
        headerLine: table.header.line,
        rows,
        parse: (row) => readLead(row, { columns, values, findState, agents, dispositions, today }),
      };
    },
    refusesFile: refusesFile.leads,
    stage: (lines) =>
      stage(async (transaction) => {
        if (lines.length === 0) return;
        const rows = lines.map(({ warnings: _, ...line }) => ({ ...line, uploadId }));
        await transaction.insert(leadUploadLines).values(rows).onConflictDoNothing();
      }),
    emptyMessage: "The file has no leads below the header row.",
    warning: layoutWarning(reading),
  });
  return {
    ...logged,
    found: { ...found, newRows: 0, existingRows: 0, followUps: 0 },
    load:
      columns &&
      (async (transaction, reach) => {
        const counts = await loadLeads(transaction, {
          uploadId,
          lines: found.readRows - found.refusedRows,
          by,
          now: clock.now(),
          reach,
        });
        const { newRows, existingRows, followUps } = counts;
        return {
          counts,
          results: leadResults(transaction),
          leftOut: [],
          // Each result says which lead or line has the phone number.
          fingerprint: "",
          message: `${rowCount(found.readRows)} read: ${figure(newRows)} new, ${figure(existingRows)} already existing${refusedCount(found.refusedRows)}.${addedCount(followUps)}`,
          audited: {
            result: "leads added",
            counts: { newRows, existingRows, ...(followUps > 0 && { followUps }) },
          },
        };
      }),
  };
}

/** The follow-ups that were added, as a sentence. Empty without any. */
function addedCount(followUps: number): string {
  if (followUps === 0) return "";
  return followUps === 1 ? " 1 follow-up added." : ` ${figure(followUps)} follow-ups added.`;
}
