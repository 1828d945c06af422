import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type Module = Parameters<NonNullable<Parameters<Init>[1]["preRun"]>[number]>[0];
type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void;

/**
 * PGlite's folder of files, for its owner alone. PGlite sets the mode of each file after creating it, to 0644 or 0666
 * for many, which the process's umask does not change: the rights of others are taken out of what it sets.
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
      throw new Error(`PGlite sets the modes of files in another way than by NODEFS.${name}.setattr.`);
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
