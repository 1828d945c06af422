import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export type PublicNames = Record<string, readonly string[]>;

/** Every name that each entry exports, including types, as TypeScript resolves them. */
export function publicNames(dir: string, entries: readonly (readonly [string, string])[]): PublicNames {
  const files = entries.map(([, file]) => join(dir, file.replace(/\.js$/, ".d.ts")));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entries.map(([name], index) => {
      const source = program.getSourceFile(files[index] ?? "");
      const symbol = source && checker.getSymbolAtLocation(source);
      return [
        name,
        symbol
          ? checker
              .getExportsOfModule(symbol)
              .map((exported) => exported.name)
              .sort()
          : [],
      ];
    }),
  );
}

/** The differences from the recorded names. With `isUpdating`, records the current names. */
export function checkPublicNames(names: PublicNames, file: string, isUpdating: boolean): string[] {
  if (isUpdating) writeFileSync(file, `${JSON.stringify(names, null, 2)}\n`);
  const written = JSON.parse(readFileSync(file, "utf8")) as PublicNames;
  const lines = (all: PublicNames) =>
    new Set(
      Object.entries(all).flatMap(([entry, exported]) => exported.map((name) => `${name} of ${entry}`)),
    );
  const [before, after] = [lines(written), lines(names)];
  const hint = "If it is meant, run check:package --update and add a changeset.";
  return [
    ...[...before].filter((line) => !after.has(line)).map((line) => `${line} is gone. ${hint}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `${line} is new. ${hint}`),
  ];
}
