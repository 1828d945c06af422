import { closeSync, constants, fchmodSync, lstatSync, openSync, readdirSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";

/** What lies in the data folder can be read or written by other users of the machine, and that cannot be changed. */
export class OpenToOthersError extends Error {
  override name = "OpenToOthersError";
}

/** Bits by which users other than the owner get at a file, and those that lend its owner's rights to who runs it. */
const others = 0o7077;

/** What the server itself puts into the data folder. */
const ownEntry = /^(pglite|files|portico\.lock|control\.sock)/;

/**
 * Takes the group's and everybody's rights away from a folder and all that the server has put into it: folders become
 * 0700, files 0600. The folder itself comes first, so that nobody else can get in meanwhile. What others have put there
 * keeps its rights, in case the folder is not the server's alone. Symbolic links are not followed; what they lead to
 * stays as it is.
 * @throws OpenToOthersError where that fails
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
      // Another instance that shares the folder removed it.
      if (codeOf(error) === "ENOENT") continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new OpenToOthersError(
        `Other users of this machine can get at ${path}, and that cannot be changed (${reason}). ` +
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
  // By its handle: a link put in its place since is not followed. Not to wait for a writer, if it is a pipe by now.
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
    // A folder of another user that is closed to everybody else, like lost+found at the top of a disk.
    if (codeOf(error) === "EACCES") return [];
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
