import { ConfigError } from "./config-error.ts";
import { isDiskFull } from "./db/database-errors.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { TableInUseError } from "./db/lock-timeout.ts";
import { MigrationRoleError } from "./db/migrate-postgres.ts";
import { PublishedSecretError } from "./demo/published-secrets.ts";
import { DecryptionError } from "./encryption/encryption.ts";
import { DiskSpaceError } from "./storage/disk-space.ts";
import { OpenToOthersError } from "./storage/restrict-to-owner.ts";

const plainErrors = [
  ConfigError,
  DecryptionError,
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
      return `${error.message}: another process uses this port. Stop it, or set PORT to another port.`;
    case "EADDRNOTAVAIL":
      return `${error.message}: this machine doesn't have the address in HOST. Use one of its own addresses, or 0.0.0.0 for all.`;
    case "ENOTFOUND":
      return `${error.message}: the name in HOST can't be resolved. Check the name, or use an address.`;
    default:
      return undefined;
  }
}

/** The message for a full disk. */
function diskFullMessage(error: unknown): string {
  const words = error instanceof DiskSpaceError ? error.message : "The disk is full.";
  return `${words} No saved data was lost. Free up disk space, then start Portico again.`;
}
