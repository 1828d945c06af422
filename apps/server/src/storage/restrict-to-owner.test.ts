import { chmod, mkdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { OpenToOthersError, restrictToOwner } from "./restrict-to-owner.ts";

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

async function openFolderWith(mode: number) {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const [inner, file] = [join(folder, "pglite", "base"), join(folder, "pglite", "base", "1")];
  await mkdir(inner, { recursive: true });
  await writeFile(file, "secret");
  for (const path of [join(folder, "pglite"), inner]) await chmod(path, 0o777);
  await chmod(file, mode);
  return { folder, inner, file };
}

describe("restrictToOwner", () => {
  it.each([0o666, 0o644, 0o777, 0o4755, 0o640, 0o604])(
    "restricts files of mode %i to their owner",
    async (mode) => {
      const { folder, inner, file } = await openFolderWith(mode);
      restrictToOwner(folder);
      expect(await modeOf(file)).toBe("600");
      for (const path of [folder, join(folder, "pglite"), inner]) expect(await modeOf(path)).toBe("700");
    },
  );

  it("doesn't follow symbolic links to files, folders or nothing", async () => {
    const { folder } = await openFolderWith(0o666);
    const elsewhere = await openFolderWith(0o666);
    await mkdir(join(folder, "files"));
    await symlink(elsewhere.file, join(folder, "files", "file"));
    await symlink(elsewhere.folder, join(folder, "files", "folder"));
    await symlink(join(elsewhere.folder, "missing"), join(folder, "files", "missing"));
    await symlink(folder, join(folder, "files", "itself"));
    restrictToOwner(folder);
    expect(await modeOf(elsewhere.file)).toBe("666");
    expect(await modeOf(elsewhere.folder)).toBe("755");
  });

  it("doesn't change permissions of files created by others", async () => {
    const { folder, file } = await openFolderWith(0o666);
    await mkdir(join(folder, "bin"));
    const tool = join(folder, "bin", "tool");
    await writeFile(tool, "");
    await chmod(tool, 0o755);
    restrictToOwner(folder);
    expect(await modeOf(tool)).toBe("755");
    expect([await modeOf(folder), await modeOf(file)]).toEqual(["700", "600"]);
  });

  it("restricts the folder that a link in place of the data folder refers to", async () => {
    const { folder, file } = await openFolderWith(0o666);
    const link = join(await temporaryFolder(), "data");
    await symlink(folder, link);
    restrictToOwner(link);
    expect([await modeOf(folder), await modeOf(file)]).toEqual(["700", "600"]);
  });

  it("names the file that remains accessible to others, with the reason and the fix", async () => {
    const isRoot = process.geteuid?.() === 0;
    const { folder: own } = await openFolderWith(0o666);
    // A folder that others can read and that this user does not own. Root switches to another user.
    const folder = isRoot ? own : "/usr";
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(() => restrictToOwner(folder)).toThrow(OpenToOthersError);
      expect(() => restrictToOwner(folder)).toThrow(/^Other users .*EPERM.*"chmod -R go= \//);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(await modeOf(folder)).toBe("755");
  });
});
