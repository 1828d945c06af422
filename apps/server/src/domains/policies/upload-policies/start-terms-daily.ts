import type { Logger } from "pino";
import { recordAudit } from "../../../audit/record-audit.ts";
import { setAuthor } from "../../../db/author.ts";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../services/services.ts";
import { runDaily } from "../../../time/run-daily.ts";
import { waitForOtherUploads } from "../policy-loading/upload-lock.ts";
import { refreshUnpaidAndLost } from "../policy-work/refresh/refresh-unpaid-and-lost.ts";
import { startTerms } from "./start-terms.ts";

type TermParts = Pick<Services, "database" | "clock"> & { readonly log: Logger };

/** Starts the terms of each business day once, even without an upload, until stopped. */
export function startTermsDaily({ database, clock, log }: TermParts) {
  return runDaily({
    clock,
    run: async (_signal, today) => {
      const count = await database.transaction((transaction) => startTermsOf(transaction, today));
      if (count > 0) log.info({ count }, "Policies moved to the term that starts today");
    },
    failed: (error) =>
      log.warn({ err: error }, "Today's policy terms were not started; trying again in a minute"),
  });
}

/** Starts the terms of a day, and updates unpaid and lost policies. */
export async function startTermsOf(transaction: Database, today: string): Promise<number> {
  await waitForOtherUploads(transaction);
  await setAuthor(transaction, null);
  const startedTerms = await startTerms(transaction, today);
  if (startedTerms === 0) return 0;
  const refreshed = await refreshUnpaidAndLost(transaction, { today, by: null });
  await recordAudit(transaction, {
    category: "upload",
    createdBy: null,
    data2: JSON.stringify({ startedTerms, ...refreshed }),
    result: "terms started",
  });
  return startedTerms;
}
