import type { Tone } from "../status-badge/status-badge.js";
import type { TimelineEntry } from "./timeline.js";

const moves: readonly (readonly [string, Tone, string])[] = [
  ["Effectuated", "success", "First payment received by the carrier."],
  ["Grace Period", "warning", "No payment for March. Called twice, left a message."],
  ["Pending Payment", "info", "Invoice sent by the carrier; autopay is off."],
  ["Past Due", "danger", "Second notice sent."],
  ["Pending", "neutral", ""],
];
const authors = ["Dana Whitfield", "Rafael Ortiz", "Priya Natarajan", "Colin Marsh"];

/** A status history, newest first; the same on every run. */
export function statusHistory(count: number): readonly TimelineEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const [title = "", tone = "neutral", body = ""] = moves[index % moves.length] ?? [];
    const day = String(28 - (index % 27)).padStart(2, "0");
    return {
      id: String(index),
      title,
      tone,
      body,
      author: authors[(index * 3) % authors.length],
      at: `${2026 - Math.floor(index / 27)}-03-${day}T1${index % 10}:05:00`,
    };
  });
}
