import { Failure } from "../../errors/failure.ts";

/** How many exports run and wait at once, on one instance. */
export interface ExportLimits {
  readonly perInstance: number;
  readonly perUser: number;
  /** Of those that run, how many draw a PDF: each takes a thread and its memory. */
  readonly pdfsPerInstance: number;
  readonly waitingPerInstance: number;
  readonly waitingPerUser: number;
}

/** What one instance takes. */
export const defaultExportLimits: ExportLimits = {
  perInstance: 8,
  perUser: 2,
  pdfsPerInstance: 2,
  waitingPerInstance: 200,
  waitingPerUser: 30,
};

/** Who asks for an export, and whether it draws a PDF. */
export interface ExportSlotRequest {
  readonly userId: string;
  readonly isPdf: boolean;
}

/** The place of one export, from the moment it is asked for until it is over. */
export interface ExportSlot {
  readonly isRunning: boolean;
  /** Fulfilled when its turn comes, rejected when it leaves before. */
  readonly started: Promise<void>;
  /** Frees the place, whether it ran or still waited; more than once does nothing. */
  release(): void;
}

/** Lets a limited number of exports run at once. The rest wait, and users take turns: nobody's many delay another's one. */
export interface ExportQueue {
  /** @throws Failure 429 where too many wait already */
  acquire(claim: ExportSlotRequest): ExportSlot;
  readonly running: number;
  readonly waiting: number;
}

/** The export left the queue before its turn came. */
export class SlotReleasedError extends Error {
  override name = "LeftQueueError";
}

interface Entry extends ExportSlotRequest {
  readonly start: () => void;
  isRunning: boolean;
}

/** After so many seconds a user whose export found no place may try again. */
const retryAfter = 30;

/** A queue for the exports of one instance. */
export function createExportQueue(limits: ExportLimits = defaultExportLimits): ExportQueue {
  const running = new Set<Entry>();
  /** What waits, by user; the user whose turn is next comes first. */
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
      // The user goes to the end of the line.
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
      // Only an export that waits for its turn cares.
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
    `You already have ${perUser + waitingPerUser} exports running or queued, which is the limit. Wait until one finishes, or cancel one, and export again.`,
    undefined,
    { retryAfter },
  );
}

function tooManyInAll(): Failure {
  return new Failure(
    429,
    "The export queue is full because many people are exporting right now. Nothing was exported: try again in a minute.",
    undefined,
    { retryAfter },
  );
}
