import type { ScreenImpact } from "@portico/contract/features/screens.schemas";
import { screenEditorMessages } from "../../messages/screen-editor.ts";

const texts = screenEditorMessages.workflow.impact;

/** One thing that would change, or that would not. */
export interface ImpactRow {
  readonly id: "access" | "sensitive" | "slow" | "preferences" | "links";
  readonly title: string;
  /** `calm` if nothing changes, `grave` if the change needs attention. */
  readonly weight: "calm" | "notable" | "grave";
  readonly lines: readonly string[];
}

/** What would change, and for whom. Every part is listed, even if nothing changes. */
export function impactRows(impact: ScreenImpact): readonly ImpactRow[] {
  return [accessRow(impact), sensitiveRow(impact), slowRow(impact), preferencesRow(impact), linksRow(impact)];
}

function accessRow({ access: { before, after, gains, loses } }: ScreenImpact): ImpactRow {
  const isSame = gains.count === 0 && loses.count === 0;
  const row = { id: "access", title: texts.access, weight: isSame ? "calm" : "notable" } as const;
  // All of them are new: one line says it.
  if (before === 0 && after > 0) return { ...row, lines: [named(texts.opens(after), gains)] };
  return {
    ...row,
    lines: [
      countLine(before, after, isSame),
      ...(gains.count > 0 ? [named(texts.gains(gains.count), gains)] : []),
      ...(loses.count > 0 ? [named(texts.loses(loses.count), loses)] : []),
    ],
  };
}

function countLine(before: number, after: number, isSame: boolean): string {
  if (after === 0) return texts.accessNone;
  return isSame ? texts.accessSame(after) : texts.accessChanged(before, after);
}

function named(text: string, { count, people }: ScreenImpact["access"]["gains"]): string {
  if (people.length === 0) return `${text}.`;
  const more = count - people.length;
  const names = people.join(", ");
  return `${text}: ${more > 0 ? `${names} ${texts.others(more)}` : names}.`;
}

/** The kinds that identify a person come first. */
const kinds = ["ssn", "card", "birth", "name", "contact"] as const;

function sensitiveRow({ sensitive }: ScreenImpact): ImpactRow {
  const row = { id: "sensitive", title: texts.sensitive } as const;
  if (sensitive.length === 0) return { ...row, weight: "calm", lines: [texts.sensitiveNone] };
  const lines = kinds.flatMap((kind) => {
    const fields = sensitive.filter((one) => one.kind === kind);
    return fields.length === 0 ? [] : [texts.kinds[kind](labelsOf(fields))];
  });
  const isGrave = sensitive.some(({ kind }) => kind === "ssn" || kind === "card");
  return { ...row, weight: isGrave ? "grave" : "notable", lines: [texts.sensitiveText, ...lines] };
}

function slowRow({ slow }: ScreenImpact): ImpactRow {
  const row = { id: "slow", title: texts.slow } as const;
  if (slow.length === 0) return { ...row, weight: "calm", lines: [texts.slowNone] };
  const lines = (["filter", "sort"] as const).flatMap((use) => {
    const names = slow.filter((one) => one.use === use);
    return names.length === 0 ? [] : [texts.use[use](labelsOf(names))];
  });
  return { ...row, weight: "notable", lines: [texts.slowText, ...lines] };
}

function labelsOf(entries: readonly { readonly label: string }[]): string {
  return [...new Set(entries.map(({ label }) => label))].join(", ");
}

function preferencesRow({ preferences: { people, columns } }: ScreenImpact): ImpactRow {
  const row = { id: "preferences", title: texts.preferences } as const;
  if (people === 0) return { ...row, weight: "calm", lines: [texts.preferencesNone] };
  const gone = columns.map((column) => texts.columnRemoved(column.field, column.people));
  return { ...row, weight: gone.length > 0 ? "notable" : "calm", lines: [texts.customized(people), ...gone] };
}

function linksRow({ links }: ScreenImpact): ImpactRow {
  const row = { id: "links", title: texts.links } as const;
  if (links.length === 0) return { ...row, weight: "calm", lines: [texts.linksNone] };
  const lines = links.map(({ path, change, from }) => {
    const text = texts.link[change](path);
    return from.length === 0 ? text : `${text} ${texts.linkedFrom(from.join(", "))}`;
  });
  const isGrave = links.some(({ change, from }) => change === "gone" && from.length > 0);
  return { ...row, weight: isGrave ? "grave" : "notable", lines };
}
