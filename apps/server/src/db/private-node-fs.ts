import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type Module = Parameters<NonNullable<Parameters<Init>[1]["preRun"]>[number]>[0];
type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void;

/**
 * Restricts PGlite's folder to its owner. PGlite sets the mode of many new files to 0644 or 0666, ignoring the
 * process's umask, so this removes the permissions of other users from the mode.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepPrivate] } };
  }
}

function keepPrivate({ NODEFS }: Module): void {
  for (const name of ["node_ops", "stream_ops"]) {
    const operations: unknown = Reflect.get(NODEFS, name);
    if (!setsAttributes(operations)) {
      throw new Error(`PGlite no longer sets file modes through NODEFS.${name}.setattr.`);
    }
    const setAttributes = operations.setattr;
    operations.setattr = (target, { mode, ...rest }) =>
      setAttributes(target, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
  }
}

function setsAttributes(operations: unknown): operations is { setattr: SetAttributes } {
  return (
    typeof operations === "object" &&
    operations !== null &&
    "setattr" in operations &&
    typeof operations.setattr === "function"
  );
}
