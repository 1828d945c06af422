import type { UploadOutcome } from "@portico/contract";
import type { MarketplaceApplication } from "@portico/contract/schemas/marketplace-application";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { lockLimit } from "../../../db/limit-lock.ts";
import {
  agents,
  marketplaceApplications as applications,
  applicationUploads,
  contacts,
  users,
} from "../../../db/schema/index.ts";
import type { ApplicationOutcome } from "../../../db/schema/marketplace.ts";
import { Failure } from "../../../errors/failure.ts";
import { figure, rowCount } from "../../../file-uploads/messages.ts";
import { packResults, type ReadResults } from "../../../file-uploads/results/pack-results.ts";
import { storeResults } from "../../../file-uploads/results/store-results.ts";
import type { LeftBehind } from "../../../file-uploads/upload-kind.ts";
import { saveUpload } from "../../../file-uploads/uploads.ts";
import { JobStoppedError, type Progress } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../services/services.ts";
import { inOrder } from "../../../table-files/in-order.ts";
import { npnOf } from "./create-consumer.ts";
import { hasApplicationId } from "./find-application.ts";
import { alreadyLoaded, resultsOf } from "./load-applications.ts";
import { storeApplication } from "./store-application.ts";
import { type Wait, waitForLimit } from "./wait-for-limit.ts";

type ApplicationUpload = typeof applicationUploads.$inferSelect;

/** Rows that are fetched and then stored together. */
const rowsPerStep = 20;

/** How an upload is continued. */
export interface FetchOptions {
  /** What was found while the file was read. Undefined for an upload of an earlier version, which stored no file. */
  readonly read?: ReadResults;
  readonly progress: Progress;
  /** Waits while the Marketplace's limit is used up. @default a timer */
  readonly wait?: Wait | undefined;
}

/** Fetches the applications of an accepted file, some at a time, and stores what happened with each row. */
export async function fetchApplications(
  services: Pick<Services, "database" | "marketplace" | "clock">,
  upload: ApplicationUpload,
  { read, progress, wait }: FetchOptions,
): Promise<ApplicationUpload> {
  const { database, marketplace, clock } = services;
  const { createdBy: by } = upload;
  const seller = by === null ? null : await agentOfUser(database, by);
  const agentNpn = await npnOf(database, seller);
  let { rows } = upload;
  await progress.setTotal(rows.filter(isFetched).length);
  try {
    for (let from = 0; from < rows.length; from += rowsPerStep) {
      const some = rows.slice(from, from + rowsPerStep);
      // An earlier run, or reading the file, had the outcomes of these.
      const due = some.filter(({ outcome }) => outcome === null).length;
      if (due === 0) continue;
      const fetched = await Promise.all(some.map((row) => fetchRow(row)));
      await progress.runStep(async (transaction) => {
        const ids = fetched.flatMap(({ raw }) => raw?.exchangeAssignedId ?? []);
        await lockLimit(transaction, "applications", ...ids);
        for (const { raw } of fetched)
          if (raw) await storeApplication(transaction, raw, { by, now: clock.now(), agentSaleId: seller });
        rows = [...rows.slice(0, from), ...fetched.map(({ row }) => row), ...rows.slice(from + rowsPerStep)];
        await transaction
          .update(applicationUploads)
          .set({ rows })
          .where(eq(applicationUploads.id, upload.id));
      }, due);
    }
  } catch (error) {
    if (!(error instanceof JobStoppedError) || error.reason !== "cancelled") throw error;
    return finish("Cancelled");
  }
  return finish("Loaded");

  async function fetchRow(
    row: ApplicationOutcome,
  ): Promise<{ row: ApplicationOutcome; raw?: MarketplaceApplication }> {
    if (row.outcome !== null) return { row };
    const outcomeOf = (outcome: UploadOutcome, reason: string) => ({ row: { ...row, outcome, reason } });
    const [known] = await database
      .select({ id: applications.id })
      .from(applications)
      .where(hasApplicationId(row.applicationId));
    if (known && !upload.overwrites) return outcomeOf("exists", alreadyLoaded);
    try {
      const raw = await waitForLimit(
        () => marketplace.applications.fetch(row.applicationId, { state: row.state, agentNpn }),
        { progress, wait },
      );
      if (!raw) return outcomeOf("notFound", "The Marketplace has no such application in this state.");
      return { row: { ...row, outcome: known ? "updated" : "added" }, raw };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return outcomeOf("failed", error.message);
    }
  }

  /** Stores the result of each row, and of the file. */
  function finish(state: "Loaded" | "Cancelled"): Promise<ApplicationUpload> {
    const { message, counts } = fetchedSoFar(rows);
    return database.transaction(async (transaction) => {
      if (read) {
        const { stored } = await packResults(read, { leftOut: [], loaded: inOrder(resultsOf(rows)) });
        await storeResults(transaction, { ...upload, kind: "applications" }, stored);
      }
      return saveUpload(transaction, applicationUploads, upload, {
        state,
        message: state === "Loaded" ? message : `The upload was canceled. ${message}`,
        ...counts,
        finishedDate: new Date(),
      });
    });
  }
}

/** What became of the rows of a file by now. None are stored until the file is accepted. */
export function fetchedSoFar(rows: readonly ApplicationOutcome[]): LeftBehind<ApplicationUpload> {
  if (rows.length === 0) return { message: "No applications were fetched.", counts: {} };
  const { added, updated, exists, invalid, notFound, failed } = countOutcomes(rows);
  const notLoaded = rows.length - added - updated;
  return {
    message: `${rowCount(rows.length)} read: ${figure(added)} added, ${figure(updated)} updated, ${figure(notLoaded)} not loaded.`,
    counts: {
      newRows: added,
      changedRows: updated,
      unchangedRows: exists,
      refusedRows: invalid + notFound + failed,
    },
  };
}

/** Whether a row is fetched, or was. */
function isFetched({ outcome }: ApplicationOutcome): boolean {
  return outcome === null || fetchedOutcomes.has(outcome);
}

const fetchedOutcomes: ReadonlySet<UploadOutcome> = new Set(["added", "updated", "notFound", "failed"]);

/** The number of rows with each outcome. */
export function countOutcomes(rows: readonly ApplicationOutcome[]): Record<UploadOutcome, number> {
  const counts = {
    added: 0,
    updated: 0,
    exists: 0,
    duplicate: 0,
    invalid: 0,
    notFound: 0,
    failed: 0,
    skipped: 0,
  };
  for (const { outcome } of rows) if (outcome !== null) counts[outcome] += 1;
  return counts;
}

/** The agent linked to a user. */
async function agentOfUser(database: Database, userId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: agents.id })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(agents, eq(agents.contactId, contacts.id))
    .where(eq(users.id, userId));
  return found?.id ?? null;
}
