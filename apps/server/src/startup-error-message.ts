import { ConfigError } from "./config.ts";
import { isDiskFull } from "./db/database-errors.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { TableInUseError } from "./db/lock-timeout.ts";
import { MigrationRoleError } from "./db/migrate-postgres.ts";
import { PublishedSecretError } from "./demo/published-secrets.ts";
import { DiskSpaceError } from "./storage/disk-space.ts";
import { OpenToOthersError } from "./storage/restrict-to-owner.ts";

const plainErrors = [
  ConfigError,
  FolderInUseError,
  MigrationRoleError,
  OpenToOthersError,
  PublishedSecretError,
  TableInUseError,
];

/** The message for an error that the user can fix. Undefined for other errors. */
export function startupErrorMessage(error: unknown): string | undefined {
  if (isDiskFull(error)) return diskFullMessage(error);
  if (error instanceof Error && plainErrors.some((kind) => error instanceof kind)) return error.message;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  switch (error.code) {
    case "EADDRINUSE":
      return `${error.message}: another process has this port. Stop it, or choose another by PORT.`;
    case "EADDRNOTAVAIL":
      return `${error.message}: this machine does not have the address in HOST. Use one of its own, or 0.0.0.0 for all.`;
    case "ENOTFOUND":
      return `${error.message}: the name in HOST resolves to no address. Check its spelling, or use an address.`;
    default:
      return undefined;
  }
}

/** The message if the disk is full. */
function diskFullMessage(error: unknown): string {
  const words = error instanceof DiskSpaceError ? error.message : "The disk is full.";
  return `${words} Nothing that was saved is lost. Make room on the disk, then start Portico again.`;
}
