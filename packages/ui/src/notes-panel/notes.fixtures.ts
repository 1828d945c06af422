import type { Note } from "./note.js";

const authors = ["Dana Whitfield", "Rafael Ortiz", "Priya Natarajan"];
const bodies = [
  "Called, she wants a quote for dental as well. Will send the pay stubs by Friday.",
  "Left a message. Second number is out of service.",
  "Pay stubs received.\nIncome of the household: 41,200 a year.",
  "Consent signed.",
];

/** Notes on a policy, newest first; the same on every run. */
export function notesOn(count: number): readonly Note[] {
  return Array.from({ length: count }, (_, index) => {
    const day = String(28 - (index % 27)).padStart(2, "0");
    const hasFile = index % 3 === 2;
    return {
      id: String(index),
      author: authors[index % authors.length] ?? "",
      at: `2026-03-${day}T1${index % 10}:32:00`,
      body: bodies[index % bodies.length] ?? "",
      attachment: hasFile ? { name: `pay-stubs-${index}.pdf`, size: 184_320 + index * 1_000 } : undefined,
    };
  });
}
