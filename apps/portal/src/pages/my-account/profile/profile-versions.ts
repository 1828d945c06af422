import type { ChosenVersion } from "@portico/ui/form-kit";
import { type ContactForm, listFields, personFields } from "./contact-form.ts";

/** A part of the form that one version is chosen for as a whole. */
export type Part = keyof ContactForm;

/** The form as opened, as it is now, and as someone else saved it in the meantime. */
export interface Versions {
  readonly base: ContactForm;
  readonly mine: ContactForm;
  readonly theirs: ContactForm;
}

const parts: readonly Part[] = [...personFields, ...listFields];

/** The parts in which the two versions differ, in the order of the form. */
export function differingParts({ mine, theirs }: Pick<Versions, "mine" | "theirs">): readonly Part[] {
  return parts.filter((part) => !isSame(mine[part], theirs[part]));
}

/** The preselected version: the user's own change, otherwise the other version. */
export function defaultChoice({ base, mine }: Pick<Versions, "base" | "mine">, part: Part): ChosenVersion {
  return isSame(base[part], mine[part]) ? "theirs" : "mine";
}

/** The form with the chosen version of each part; without a choice, the other version. */
export function merge(
  { mine, theirs }: Pick<Versions, "mine" | "theirs">,
  choices: Partial<Record<Part, ChosenVersion>>,
): ContactForm {
  const chosen = parts.filter((part) => choices[part] === "mine").map((part) => [part, mine[part]]);
  return { ...theirs, ...Object.fromEntries(chosen) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Sorts keys, so that equal values compare as equal. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, plain(inner)]);
}
