import type { ScreenImpact } from "@portico/contract/features/screens/screens.schemas";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";

const texts = screenEditorMessages.workflow.impact;

/** One effect of publishing, or a line that says there is none. */
export interface ImpactRow {
  readonly id: keyof ScreenImpact;
  /** `calm` if nothing changes, `grave` if the change needs attention. */
  readonly weight: "calm" | "notable" | "grave";
  readonly lines: readonly string[];
}

/** What would change, and for whom. Every part is listed, even if nothing changes. */
export function impactRows(impact: ScreenImpact): readonly ImpactRow[] {
  const { access, sensitive, slow, preferences, links } = impact;
  const isSame = access.gains.count === 0 && access.loses.count === 0;
  const identifies = sensitive.some(({ kind }) => kind === "ssn" || kind === "card");
  const breaksLinks = links.some(({ change, from }) => change === "gone" && from.length > 0);
  const none = (line: string) => ({ weight: "calm", lines: [line] }) as const;
  return [
    { id: "access", weight: isSame ? "calm" : "notable", lines: accessLines(access) },
    {
      id: "sensitive",
      ...(sensitive.length === 0
        ? none(texts.sensitiveNone)
        : { weight: identifies ? "grave" : "notable", lines: sensitiveLines(sensitive) }),
    },
    {
      id: "slow",
      ...(slow.length === 0 ? none(texts.slowNone) : { weight: "notable", lines: slowLines(slow) }),
    },
    {
      id: "preferences",
      weight: preferences.columns.length > 0 ? "notable" : "calm",
      lines: preferenceLines(preferences),
    },
    {
      id: "links",
      ...(links.length === 0
        ? none(texts.linksNone)
        : { weight: breaksLinks ? "grave" : "notable", lines: links.map(linkLine) }),
    },
  ];
}

function accessLines({ before, after, gains, loses }: ScreenImpact["access"]): string[] {
  const hasGains = gains.count > 0;
  if (before === 0 && after > 0) return [named(texts.opens(after), gains)];
  const isSame = !hasGains && loses.count === 0;
  const count = isSame ? texts.accessSame(after) : texts.accessChanged(before, after);
  const lines = [after === 0 ? texts.accessNone : count];
  if (hasGains) lines.push(named(texts.gains(gains.count), gains));
  if (loses.count > 0) lines.push(named(texts.loses(loses.count), loses));
  return lines;
}

function named(text: string, { count, people }: ScreenImpact["access"]["gains"]): string {
  if (people.length === 0) return `${text}.`;
  const more = count > people.length ? ` ${texts.others(count - people.length)}` : "";
  return `${text}: ${people.join(", ")}${more}.`;
}

/** By kind. The kinds that identify a person come first. */
function sensitiveLines(sensitive: ScreenImpact["sensitive"]): string[] {
  const byKind = Map.groupBy(sensitive, ({ kind }) => kind);
  const kinds = (["ssn", "card", "birth", "name", "contact"] as const).filter((kind) => byKind.has(kind));
  return [texts.sensitiveText, ...kinds.map((kind) => texts.kinds[kind](labelsOf(byKind.get(kind))))];
}

function slowLines(slow: ScreenImpact["slow"]): string[] {
  const byUse = Map.groupBy(slow, ({ use }) => use);
  const uses = (["filter", "sort"] as const).filter((use) => byUse.has(use));
  return [texts.slowText, ...uses.map((use) => texts.use[use](labelsOf(byUse.get(use))))];
}

function labelsOf(entries: readonly { readonly label: string }[] = []): string {
  return [...new Set(entries.map(({ label }) => label))].join(", ");
}

function preferenceLines({ people, columns }: ScreenImpact["preferences"]): string[] {
  if (people === 0) return [texts.preferencesNone];
  const removed = columns.map((column) => texts.columnRemoved(column.field, column.people));
  return [texts.customized(people), ...removed];
}

function linkLine({ path, change, from }: ScreenImpact["links"][number]): string {
  const text = texts.link[change](path);
  return from.length === 0 ? text : `${text} ${texts.linkedFrom(from.join(", "))}`;
}
