import type { Logger } from "pino";
import { sealDaily } from "./audit/seals/seal-daily.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/database.ts";
import { normalizeTexts } from "./db/normal-form/normalize-texts.ts";
import { trackMonthly } from "./domains/commissions/tracking/track-monthly.ts";
import { mailFollowUpsDaily } from "./domains/follow-ups/morning-mail.ts";
import { deleteOldCards } from "./domains/offline/offline-app/purge-cards.ts";
import { deleteOldDrafts } from "./domains/offline/offline-drafts/index.ts";
import { keepPeople } from "./domains/people/matching/keep-people.ts";
import { startTermsDaily } from "./domains/policies/upload-policies/start-terms-daily.ts";
import { deleteOldQuotes } from "./domains/quotes/quote-records/delete-old-quotes.ts";
import { waitingRequests } from "./domains/time-off/messages.ts";
import { expireDryRuns } from "./file-uploads/expired-dry-runs.ts";
import { removeExpiredResults } from "./file-uploads/results/store-results.ts";
import { removeOrphanedLines } from "./file-uploads/unfinished-uploads.ts";
import { allJobHandlers } from "./handlers.ts";
import { releaseUnfinishedKeys } from "./http/idempotency-store.ts";
import { type Runner, startRunner } from "./jobs/runner.ts";
import { deleteOldLogsDaily } from "./logs/delete-old-logs.ts";
import { removeOrphanedFiles } from "./orphaned-files.ts";
import { createDelivery } from "./outbox/deliver.ts";
import { type NeededMessages, startDigests } from "./outbox/digests.ts";
import type { Senders } from "./outbox/senders.ts";
import { smsGatewaySender } from "./outbox/sms-gateway.ts";
import { smtpSender } from "./outbox/smtp.ts";
import { removeExpiredReports } from "./reports/report-job.ts";
import type { Services } from "./services/services.ts";

/** The configured mail and SMS senders. Messages without a sender stay in the outbox. */
export function sendersOf({ smtp, smsGateway }: Pick<Config, "smtp" | "smsGateway">): Senders {
  return { mail: smtp && smtpSender(smtp), sms: smsGateway && smsGatewaySender(smsGateway) };
}

const needed: NeededMessages = { "time-off-request": waitingRequests };

interface BackgroundParts {
  readonly opened: OpenDatabase;
  readonly services: Services;
  readonly senders: Senders;
  readonly log: Logger;
  /** Whether no other process uses the database. */
  readonly isAlone: boolean;
  /** Seconds, as in `RunnerOptions`. */
  readonly heartbeatSeconds: number;
}

/**
 * Starts background work: jobs, outbox delivery, digests, emails about follow-ups, starting policy terms, tracking
 * commissions, sealing the audit, deleting old log entries, converting texts that earlier versions stored, and finding out
 * whose records are whose.
 */
export async function startBackground(parts: BackgroundParts): Promise<Runner> {
  const { opened, services, senders, log, isAlone, heartbeatSeconds: patience } = parts;
  const { database, queueConnection: connection } = opened;
  if (isAlone) await releaseUnfinishedKeys(database);
  const runner = await startRunner({
    database,
    connection,
    log,
    isAlone,
    heartbeatSeconds: patience,
    handlers: allJobHandlers(services),
    deliver: createDelivery({ database, senders, log, needed, clock: services.clock }),
    cleanUp: async () => {
      await removeOrphanedLines(database);
      await removeExpiredReports(services);
      await expireDryRuns(services);
      await removeExpiredResults(services);
      await deleteOldDrafts(database, services.clock.now());
      await deleteOldCards(services);
      await deleteOldQuotes(services);
      await removeOrphanedFiles(services, log);
    },
  });
  const digests = startDigests({ ...services, log, needed });
  const sealing = sealDaily({ database, log });
  const terms = startTermsDaily({ database, clock: services.clock, log });
  const followUps = mailFollowUpsDaily({ ...services, log });
  const tracking = trackMonthly({ database, clock: services.clock, log });
  const normalizing = normalizeTexts({ database, log });
  const people = keepPeople({ ...services, log });
  const cleanup = deleteOldLogsDaily({ ...services, log });
  return {
    stop: async () => {
      await digests.stop();
      await followUps.stop();
      await cleanup.stop();
      await people.stop();
      await normalizing.stop();
      await terms.stop();
      await tracking.stop();
      await sealing.stop();
      await runner.stop();
    },
  };
}
