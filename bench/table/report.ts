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
const notCompared = [ours, "portico-model", floor, "naive", "tanstack-bare"];

interface Target {
  measure: string;
  /** The compared contestant. @default ours */
  of?: string;
  /** Maximum ratio to the baseline. */
  toFloor?: number;
  /** Maximum ratio to the best React peer, or to the named one. */
  toPeer?: number;
  peer?: string;
}

const targets: readonly Target[] = [
  { measure: "first mount 100 cpu", toPeer: 1.2, peer: "tanstack" },
  { measure: "mount 10 cpu", toFloor: 1.5 },
  { measure: "mount 100 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "mount 500 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "mount 10000 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "mount 10000 cpu", of: "portico-model", toFloor: 1.8 },
  { measure: "click cpu", toFloor: 1.5, toPeer: 1.1 },
  { measure: "range 500 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "swap 500 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "filter 500 to 100 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "scroll 10000 cpu", toFloor: 1.3, toPeer: 1 },
  { measure: "heap 500 added", toPeer: 0.7 },
  { measure: "heap 10000 added", toPeer: 0.7 },
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
  const lines = targets.map(({ measure, of = ours, toFloor, toPeer, peer }) => {
    const own = medianOf(run, of, measure);
    const named = peer === undefined ? undefined : medianOf(run, peer, measure);
    const best = named === undefined ? bestPeer(run, measure) : { name: peer, value: named };
    const ratio = (to: number | undefined) =>
      own === undefined || to === undefined ? "–" : `${(own / to).toFixed(2)} ×`;
    const limit = (maximum: number | undefined) =>
      maximum === undefined ? "–" : `≤ ${maximum.toFixed(1)} ×`;
    return [
      `${measure.replace(" cpu", "")}${of === ours ? "" : ` (${of})`}`,
      toFloor === undefined ? "–" : ratio(medianOf(run, floor, measure)),
      limit(toFloor),
      toPeer !== undefined && best ? `${ratio(best.value)} ${best.name}` : "–",
      limit(toPeer),
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
