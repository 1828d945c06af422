import { closeSync, constants, fchmodSync, lstatSync, openSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** What lies in the data folder can be read or written by other users of the machine, and that cannot be changed. */
export class OpenToOthersError extends Error {
  override name = "OpenToOthersError";
}

/** Bits by which users other than the owner get at a file, and those that lend its owner's rights to who runs it. */
const others = 0o7077;

/**
 * Takes the group's and everybody's rights away from a folder and all that is in it: folders become 0700, files 0600.
 * The folder itself comes first, so that nobody else can get in meanwhile. Symbolic links are not followed; what they
 * lead to stays as it is.
 * @throws OpenToOthersError where that fails
 */
export function restrictToOwner(folder: string): void {
  const pending = [realpathSync(folder)];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    try {
      restrictOne(path);
      if (lstatSync(path).isDirectory()) pending.push(...entriesOf(path));
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
