import { closeSync, constants, fchmodSync, lstatSync, openSync, readdirSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";

/** Other users can read or write files in the data folder, and the permissions can't be changed. */
export class OpenToOthersError extends Error {
  override name = "OpenToOthersError";
}

/** Permission bits of other users, and the setuid, setgid, and sticky bits. */
const others = 0o7077;

/** Files that the server creates in the data folder. */
const ownEntry = /^(pglite|files|portico\.lock|control\.sock)/;

/**
 * Restricts a folder and the server's files in it to their owner: folders 0700, files 0600. Starts with the folder
 * itself, so that other users can't access it meanwhile. Other files are left alone, and symbolic links are not followed.
 * @throws OpenToOthersError if that fails
 */
export function restrictToOwner(folder: string): void {
  const top = realpathSync(folder);
  const pending = [top];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    try {
      restrictOne(path);
      if (!lstatSync(path).isDirectory()) continue;
      const entries = entriesOf(path);
      pending.push(...(path === top ? entries.filter((entry) => ownEntry.test(basename(entry))) : entries));
    } catch (error) {
      // Another instance that shares the folder deleted it.
      if (codeOf(error) === "ENOENT") continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new OpenToOthersError(
        `Other users of this machine can access ${path}, and the server couldn't change that (${reason}). ` +
          `Run the server as the user who owns ${folder}, or run "chmod -R go= ${folder}" as its owner.`,
        { cause: error },
      );
    }
  }
}

function restrictOne(path: string): void {
  const before = lstatSync(path);
  if ((before.mode & others) === 0 || !(before.isFile() || before.isDirectory())) return;
  const wanted = before.isDirectory() ? 0o700 : 0o600;
  // By handle, so that a symbolic link put there meanwhile is not followed. Non-blocking, in case it is a pipe by now.
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    fchmodSync(file, wanted);
  } finally {
    closeSync(file);
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch (error) {
    // A folder of another user, such as lost+found.
    if (codeOf(error) === "EACCES") return [];
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
