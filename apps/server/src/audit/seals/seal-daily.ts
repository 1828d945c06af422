import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { createAuditSealer } from "./seal-days.ts";

/** Milliseconds between checks for a finished day. */
const interval = 5 * 60_000;

/** Seals finished days until stopped. Seals are also logged, so that a copy exists outside the database. */
export function sealDaily({ database, log }: { readonly database: Database; readonly log: Logger }) {
  const sealer = createAuditSealer(database);
  const seal = async () => {
    try {
      for (const { day, rowCount, hash } of await sealer.sealFinishedDays())
        log.info({ seal: `${day}=${hash}`, rowCount }, "Audit day sealed");
    } catch (error) {
      log.warn({ err: error }, "Audit not sealed; trying again in five minutes");
    }
  };
  let running = seal();
  const timer = setInterval(() => {
    running = running.then(seal);
  }, interval);
  return {
    /** Waits until the current day is sealed. */
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
