import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Measures } from "./scenarios.ts";

export type Results = Map<string, Measures[]>;

export interface Run {
  results: Results;
  /** The gzipped JavaScript without React by contestant, in kB. */
  sizes: ReadonlyMap<string, number>;
  browser: string;
  rounds: number;
}

const [ours, floor] = ["portico", "floor"];
/** Contestants without React, or that are not usable tables. */
const notCompared = [ours, floor, "naive", "tanstack-bare"];

/** The compared measures, with the maximum ratio to the baseline and to the best React peer. */
const targets: readonly (readonly [measure: string, toFloor: number | undefined, toPeer: number])[] = [
  ["mount 100 cpu", 1.6, 1],
  ["mount 500 cpu", 1.6, 1],
  ["mount 10000 cpu", 1.6, 1],
  ["click cpu", 1.6, 1],
  ["range 500 cpu", 1.6, 0.9],
  ["swap 500 cpu", 1.6, 0.8],
  ["filter 500 to 100 cpu", 1.6, 0.9],
  ["scroll 10000 cpu", 1.4, 0.9],
  ["heap 500 added", undefined, 0.7],
  ["heap 10000 added", undefined, 0.7],
];

/** The median of the measurements. Undefined if a contestant doesn't support the scenario. */
export function medianOf(
  { results }: Pick<Run, "results">,
  name: string,
  measure: string,
): number | undefined {
  const values = (results.get(name) ?? []).flatMap((round) => round[measure] ?? []).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)];
}

/** The lowest number among the React peers, with its name. */
export function bestPeer(
  run: Pick<Run, "results">,
  measure: string,
): { name: string; value: number } | undefined {
  const peers = [...run.results.keys()].filter((name) => !notCompared.includes(name));
  const numbers = peers.flatMap((name) => {
    const value = medianOf(run, name, measure);
    return value === undefined ? [] : [{ name, value }];
  });
  return numbers.sort((a, b) => a.value - b.value)[0];
}

/** A table of ratios to the baseline and to the best peer, with their targets. */
export function ratioTable(run: Run): string {
  const lines = targets.map(([measure, toFloor, toPeer]) => {
    const own = medianOf(run, ours, measure);
    const least = medianOf(run, floor, measure);
    const best = bestPeer(run, measure);
    const ratio = (to: number | undefined) =>
      own === undefined || to === undefined ? "–" : `${(own / to).toFixed(2)} ×`;
    return [
      measure.replace(" cpu", ""),
      toFloor === undefined ? "–" : ratio(least),
      toFloor === undefined ? "–" : `≤ ${toFloor.toFixed(1)} ×`,
      best ? `${ratio(best.value)} ${best.name}` : "–",
      `≤ ${toPeer.toFixed(1)} ×`,
    ];
  });
  return markdown(["", "against the floor", "wanted", "against the best React peer", "wanted"], lines);
}

/** A table of all medians of all contestants. */
export function numberTable(run: Run): string {
  const names = [...run.results.keys()];
  const rounds = [...run.results.values()].flat();
  const measures = [...new Set(rounds.flatMap((round) => Object.keys(round)))];
  const lines = measures.map((measure) => [
    measure,
    ...names.map((name) => medianOf(run, name, measure)?.toFixed(1) ?? "–"),
  ]);
  const sizes = ["gzip over React, kB", ...names.map((name) => run.sizes.get(name)?.toFixed(1) ?? "–")];
  return markdown(["", ...names], [...lines, sizes]);
}

/** Writes docs/performance.md: the introduction, then the numbers. */
export function writeReport(run: Run, introduction: string): void {
  const [cpu] = cpus();
  const machine = `${cpu?.model ?? "unknown"}, ${cpus().length} cores, Chromium ${run.browser}, Node ${process.version}, ${run.rounds} rounds in turns, medians`;
  const numbers = `Measured on: ${machine}.\n\n${ratioTable(run)}\n\nAll medians: times in ms, heap in MB.\n\n${numberTable(run)}`;
  const file = fileURLToPath(new URL("../../docs/performance.md", import.meta.url));
  writeFileSync(file, `${introduction.trimEnd()}\n\n${numbers}\n`);
}

function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...lines.map(line)].join("\n");
}
