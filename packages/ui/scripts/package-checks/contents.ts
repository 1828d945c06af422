import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const needsClient = [
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext)\b[^}]*\} from "react"/,
  /from "@radix-ui\//,
  /\buse[A-Z]\w*\(/,
  /\bon[A-Z]\w*: /,
  /Context\.Provider/,
];

/**
 * Checks that `"use client"` is exactly in the files that need a browser, and that the tarball contains only the
 * package.
 */
export function checkContents(dir: string): string[] {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const leaked = files
    .filter((file) =>
      /\.(?:stories|test|fixtures|example)\.|\/foundations\/|\/src\//.test(relative(dir, file)),
    )
    .map((file) => `${relative(dir, file)} has no place in the package.`);
  const scripts = files.filter((file) => file.endsWith(".js"));
  return [...leaked, ...scripts.flatMap((file) => checkDirective(dir, file))];
}

function checkDirective(dir: string, file: string): string[] {
  const source = readFileSync(file, "utf8");
  const isMarked = source.startsWith('"use client";');
  const isNeeded = needsClient.some((pattern) => pattern.test(source));
  if (isMarked === isNeeded) return [];
  const name = relative(dir, file);
  return [isNeeded ? `${name} needs "use client" at its top.` : `${name} says "use client" without need.`];
}

/** Formatters run on a server, so neither they nor their imports may need a browser or React. */
export function checkPure(dir: string, entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const source = readFileSync(join(dir, entry), "utf8");
  const imports = [...source.matchAll(/from "([^"]+)"/g)].map(([, path = ""]) => path);
  const foreign = imports.filter((path) => !path.startsWith("."));
  return [
    ...foreign.map((path) => `${entry} imports ${path}, but formatters run anywhere.`),
    ...(source.includes('"use client"')
      ? [`${entry} says "use client", but formatters run on a server.`]
      : []),
    ...imports
      .filter((path) => path.startsWith("."))
      .flatMap((path) => checkPure(dir, join(dirname(entry), path), seen)),
  ];
}
