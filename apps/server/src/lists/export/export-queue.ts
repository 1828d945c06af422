import { Failure } from "../../errors/failure.ts";

/** Limits for running and queued exports on one instance. */
export interface ExportLimits {
  readonly perInstance: number;
  readonly perUser: number;
  /** The limit for PDFs, each of which needs a thread and its memory. */
  readonly pdfsPerInstance: number;
  readonly waitingPerInstance: number;
  readonly waitingPerUser: number;
}

/** The default limits of an instance. */
export const defaultExportLimits: ExportLimits = {
  perInstance: 8,
  perUser: 2,
  pdfsPerInstance: 2,
  waitingPerInstance: 200,
  waitingPerUser: 30,
};

/** The user of an export, and whether it is a PDF. */
export interface ExportSlotRequest {
  readonly userId: string;
  readonly isPdf: boolean;
}

/** The slot of an export, from the request until it ends. */
export interface ExportSlot {
  readonly isRunning: boolean;
  /** Resolves when the export can start, rejects if it is released before. */
  readonly started: Promise<void>;
  /** Releases the slot, running or queued. Can be called repeatedly. */
  release(): void;
}

/** Limits how many exports run at once. Queued exports are scheduled round-robin by user. */
export interface ExportQueue {
  /** @throws Failure 429 if too many are queued */
  acquire(claim: ExportSlotRequest): ExportSlot;
  readonly running: number;
  readonly waiting: number;
}

/** The slot was released before the export started. */
export class SlotReleasedError extends Error {
  override name = "SlotReleasedError";
}

interface Entry extends ExportSlotRequest {
  readonly start: () => void;
  isRunning: boolean;
}

/** Seconds after which a user may retry. */
const retryAfter = 30;

/** Creates the export queue of an instance. */
export function createExportQueue(limits: ExportLimits = defaultExportLimits): ExportQueue {
  const running = new Set<Entry>();
  /** Queued exports by user. The next user comes first. */
  const waiting = new Map<string, Entry[]>();

  const waitingInAll = () => [...waiting.values()].reduce((total, entries) => total + entries.length, 0);
  const runningOf = (matches: (entry: Entry) => boolean) => [...running].filter(matches).length;
  const canStart = ({ userId, isPdf: isDrawn }: ExportSlotRequest) =>
    running.size < limits.perInstance &&
    runningOf((entry) => entry.userId === userId) < limits.perUser &&
    (!isDrawn || runningOf((entry) => entry.isPdf) < limits.pdfsPerInstance);

  const startNext = (): boolean => {
    for (const [userId, entries] of waiting) {
      const next = entries.find(canStart);
      if (!next) continue;
      remove(next);
      // Move the user to the end of the queue.
      const rest = waiting.get(userId);
      if (rest) {
        waiting.delete(userId);
        waiting.set(userId, rest);
      }
      running.add(next);
      next.isRunning = true;
      next.start();
      return true;
    }
    return false;
  };
  const remove = (entry: Entry) => {
    const rest = (waiting.get(entry.userId) ?? []).filter((other) => other !== entry);
    if (rest.length === 0) waiting.delete(entry.userId);
    else waiting.set(entry.userId, rest);
  };
  const startAll = () => {
    while (startNext());
  };

  return {
    get running() {
      return running.size;
    },
    get waiting() {
      return waitingInAll();
    },
    acquire(claim) {
      const own = waiting.get(claim.userId) ?? [];
      if (!canStart(claim)) {
        if (own.length >= limits.waitingPerUser) throw tooManyOfUser(limits);
        if (waitingInAll() >= limits.waitingPerInstance) throw tooManyInAll();
      }
      const { promise: started, resolve, reject } = Promise.withResolvers<void>();
      // Only a queued export awaits this.
      started.catch(() => {});
      const entry: Entry = { ...claim, start: resolve, isRunning: false };
      waiting.set(claim.userId, [...own, entry]);
      startAll();
      return {
        get isRunning() {
          return entry.isRunning;
        },
        started,
        release() {
          remove(entry);
          running.delete(entry);
          reject(new SlotReleasedError("The export left the queue."));
          startAll();
        },
      };
    },
  };
}

function tooManyOfUser({ perUser, waitingPerUser }: ExportLimits): Failure {
  return new Failure(
    429,
    `You've reached the limit of ${perUser + waitingPerUser} running and queued exports. Wait for one to finish or cancel one, then export again.`,
    undefined,
    { retryAfter },
  );
}

function tooManyInAll(): Failure {
  return new Failure(
    429,
    "The export queue is full because many people are exporting right now. Nothing was exported. Try again in a minute.",
    undefined,
    { retryAfter },
  );
}
