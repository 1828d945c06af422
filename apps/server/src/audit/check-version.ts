import { Failure } from "../errors/failure.ts";

interface Versions {
  readonly thing: string;
  readonly expectedVersion: number | undefined;
  readonly version: number;
  /** The row as the endpoint returns it. */
  readonly current: () => unknown;
}

/** @throws Failure 412 with both versions if someone else changed the row since it was read */
export function checkVersion({ thing, expectedVersion, version, current }: Versions): void {
  if (expectedVersion === undefined || expectedVersion === version) return;
  throw new Failure(
    412,
    `${thing} was changed after you opened it. You have version ${expectedVersion}, but it's now version ${version}. Review the current version, then save again.`,
    undefined,
    { stale: { sentVersion: expectedVersion, currentVersion: version, current: current() } },
  );
}
