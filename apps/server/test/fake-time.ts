import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

const libraries = "/usr/lib";

/** Finds the library that changes a process's time. */
function findLibrary(): string {
  const found = readdirSync(libraries)
    .map((name) => join(libraries, name, "faketime/libfaketime.so.1"))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    "libfaketime is not installed. It is required to set back the clock of a process. Install it (on Debian and Ubuntu with `apt-get install faketime`), then run `pnpm test:soak` again.",
  );
}

/** The clock of processes that are started with its environment variables. */
export interface FakeTime {
  readonly variables: Readonly<Record<string, string>>;
  /** Sets the clock to an offset from the system clock, such as `-1h`. Processes notice within a second. */
  set(offset: string): Promise<void>;
}

/**
 * Creates a clock that can be set while processes run.
 * @throws Error with instructions if libfaketime is not installed
 */
export async function fakeTime(): Promise<FakeTime> {
  const library = findLibrary();
  const file = join(await temporaryFolder(), "offset");
  const set = (offset: string) => writeFile(file, `${offset}\n`);
  await set("+0");
  return {
    variables: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // Timers use this clock, which is not affected when a system clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    set,
  };
}
