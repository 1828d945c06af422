import type { Database } from "../db/database.ts";
import type { Progress } from "../jobs/job-kind.ts";
import type { FileReading } from "./file-reading.ts";

/** The progress of loading. */
export interface LoadRun {
  /** The file's size in bytes. */
  readonly bytes: number;
  /** What a person chose about the file. */
  readonly reading: FileReading;
  /** The number of steps counted by an earlier run. */
  readonly doneBefore: number;
  readonly progress: Progress;
}

/** The steps of an upload's job. */
export const steps = 100;
/** The steps for reading the file. The rest is counted at once after loading. */
const readingSteps = 40;

/** Counts the bytes read and reports progress in steps. */
export type ProgressMeter = ReturnType<typeof createProgressMeter>;

/** Creates a meter for one reading of a file. */
export function createProgressMeter({ bytes: size, doneBefore, progress }: Omit<LoadRun, "reading">) {
  let read = 0;
  let reported = doneBefore;
  return {
    reported: () => reported,
    count: async function* (content: AsyncIterable<Uint8Array>) {
      for await (const chunk of content) {
        read += chunk.length;
        yield chunk;
      }
    },
    step: async (work: (transaction: Database) => Promise<void>) => {
      const reached = Math.floor((Math.min(1, read / size) || 0) * readingSteps);
      const more = Math.max(0, reached - reported);
      reported += more;
      await progress.runStep(work, more);
    },
  };
}
