import { readAgentDirectory } from "../../../agents/agent-directory.ts";
import type { policyUploads } from "../../../db/schema/index.ts";
import type { LineMessage } from "../../../db/schema/upload-columns.ts";
import { headerOfLayout, valueReadingOf } from "../../../file-layouts/header-of-layout.ts";
import { layoutWarning, tableReadingOf } from "../../../file-uploads/file-reading.ts";
import { lineList } from "../../../file-uploads/line-list.ts";
import { ReadAgainError } from "../../../file-uploads/load-upload.ts";
import { readLines } from "../../../file-uploads/read-lines.ts";
import type { FileToRead, ReadFile, Stage } from "../../../file-uploads/upload-kind.ts";
import type { RowResult } from "../../../row-results/row-result.ts";
import type { Services } from "../../../services/services.ts";
import { dataRows } from "../../../table-files/data-rows.ts";
import { openTable } from "../../../table-files/open-table.ts";
import { numberByExchange } from "../policy-loading/adopt-numbers.ts";
import { ofUpload, stageIncomplete } from "../policy-loading/incomplete-lines.ts";
import { loadLines } from "../policy-loading/load-lines.ts";
import { waitForOtherUploads } from "../policy-loading/upload-lock.ts";
import { refreshUnpaidAndLost } from "../policy-work/refresh/refresh-unpaid-and-lost.ts";
import { policyResults, prepareResults } from "./load-results.ts";
import { loadedMessage } from "./messages.ts";
import { nameColumns, readLine } from "./read-line.ts";
import { readReferenceLookups } from "./reference-lookups.ts";
import { clearableColumns, stageLines } from "./stage-lines.ts";
import { startTerms } from "./start-terms.ts";

type PolicyUpload = typeof policyUploads.$inferSelect;

/** The share of loading time for writing policies. The rest is for computing unpaid and lost policies. */
const policiesShare = 0.75;

/** Reads a policy file. If agents change before it is loaded, it must be read again. */
export async function readPolicyFile(
  { database, clock, settings }: Pick<Services, "database" | "clock" | "settings">,
  upload: PolicyUpload,
  { bytes, reading }: FileToRead,
  stage: Stage,
): Promise<ReadFile<PolicyUpload>> {
  const { policyHeaders: further, policyStatuses, refusesFile } = await settings();
  const lookups = await readReferenceLookups(database, policyStatuses);
  const today = clock.today();
  const { found, columns, ...logged } = await readLines({
    open: async ({ onSkipped, onNotRead }) => {
      const { layout } = reading;
      const wanted = headerOfLayout("policies", layout, further);
      const table = await openTable(bytes, wanted, { ...tableReadingOf(reading), onNotRead });
      const { columns } = table;
      const values = valueReadingOf(layout);
      const context = { columns, values, lookups, carrierId: upload.carrierId, today };
      const rows = dataRows(table, { key: "policyNumber", names: nameColumns, onSkipped });
      return { columns, headerLine: table.header.line, rows, parse: (row) => readLine(row, context) };
    },
    refusesFile: refusesFile.policies,
    stage: (lines, columns) =>
      stage(async (transaction) => {
        if (lines.length > 0) await stageLines(transaction, lines, { uploadId: upload.id, columns, today });
      }),
    emptyMessage: "The file has no policies below the header row.",
    warning: layoutWarning(reading),
  });
  return {
    ...logged,
    found: { ...found, newRows: 0, changedRows: 0, unchangedRows: 0, incompleteRows: 0 },
    load:
      columns &&
      (async (transaction, reach) => {
        await waitForOtherUploads(transaction);
        const agents = await readAgentDirectory(transaction);
        if (agents.fingerprint !== lookups.agents.fingerprint) throw new ReadAgainError();
        const by = upload.createdBy;
        const startedTerms = await startTerms(transaction, today);
        await transaction.execute(numberByExchange("incomplete_policies", upload.id));
        const waited = await stageIncomplete(transaction, upload.id, ofUpload(upload.id));
        const { leftOut, fingerprint, ...counts } = await loadLines(transaction, {
          ...{ uploadId: upload.id, by, today, emptied: clearableColumns(columns) },
          lines: found.readRows - found.refusedRows + waited,
          reach: (part) => reach(part * policiesShare),
        });
        const ofFile = leftOut.filter(({ line }) => line > 0);
        const ambiguous = ofFile.filter(({ result }) => result === "Skipped");
        const refusedRows = ofFile.length - ambiguous.length;
        const warnedRows = await prepareResults(transaction, upload.id);
        await reach(policiesShare);
        const worked = await refreshUnpaidAndLost(transaction, { today, by });
        const warnings = lineList([...found.warnings, ...ambiguous.map(toMessage)]);
        const warned = {
          warningRows: found.warningRows + warnedRows + ambiguous.length,
          warnings: warnings.first(),
        };
        return {
          counts: { ...counts, ...warned },
          results: policyResults(transaction),
          fingerprint,
          leftOut: ofFile,
          message: loadedMessage({
            ...{ ...found, ...counts, ...warned, ambiguousRows: ambiguous.length },
            refusedRows: found.refusedRows + refusedRows,
          }),
          audited: { result: "policies written", counts: { ...counts, startedTerms, ...worked } },
        };
      }),
  };
}

function toMessage({ line, reason = "" }: RowResult): LineMessage {
  return { line, reason };
}
