import { Failure } from "../errors/failure.ts";

interface Versions {
  readonly thing: string;
  readonly expectedVersion: number | undefined;
  readonly version: number;
  /** The row as its call answers it. */
  readonly current: () => unknown;
}

/** @throws Failure 412 with both versions where somebody else has changed the row since it was read */
export function checkVersion({ thing, expectedVersion, version, current }: Versions): void {
  if (expectedVersion === undefined || expectedVersion === version) return;
  throw new Failure(
    412,
    `${thing} was changed since you read it: you have version ${expectedVersion}, it is now version ${version}. Look at what it is now, then save again.`,
    undefined,
    { stale: { sentVersion: expectedVersion, currentVersion: version, current: current() } },
  );
}
