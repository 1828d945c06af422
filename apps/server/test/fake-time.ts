import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

const libraries = "/usr/lib";

/** The library that shows a process another time. */
function findLibrary(): string {
  const found = readdirSync(libraries)
    .map((name) => join(libraries, name, "faketime/libfaketime.so.1"))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    "libfaketime is not installed, and without it the clock of a process cannot be set back. Install it, on Debian and Ubuntu by `apt-get install faketime`, and run `pnpm test:soak` again.",
  );
}

/** The clock of processes that are started with its variables. */
export interface FakeTime {
  readonly variables: Readonly<Record<string, string>>;
  /** Sets the clock to so much before or after the machine's, such as `-1h`; processes notice within a second. */
  set(offset: string): Promise<void>;
}

/**
 * Makes a clock that can be set while processes run.
 * @throws Error where libfaketime is not installed; it says how to install it
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
      // Timers run by this one, as they do when a machine's clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    set,
  };
}
