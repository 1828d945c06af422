import { accessLabel } from "@portico/portal-config/description";
import { type Difference, screenDifferences } from "@portico/portal-config/differences";
import { StatusBadge, type Tone } from "@portico/ui";
import { ArrowRight } from "@portico/ui/icons";
import { useMemo } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import { parseJson } from "../draft/draft.ts";

const texts = screenEditorMessages.compare;

const tones: Readonly<Record<Difference["kind"], Tone>> = {
  added: "success",
  removed: "danger",
  changed: "warning",
  moved: "info",
};

export interface DifferenceListProps {
  /** The texts of two versions. */
  before: string;
  after: string;
}

/** The differences between two versions of a screen, grouped by part. */
export function DifferenceList({ before, after }: DifferenceListProps) {
  const parts = useMemo(() => {
    const differences = screenDifferences(parseJson(before).document, parseJson(after).document);
    return [...Map.groupBy(differences, ({ part }) => part)];
  }, [before, after]);
  if (parts.length === 0) return <p className="text-table text-fg-muted">{texts.same}</p>;
  return (
    <dl className="grid divide-y divide-border rounded-lg border border-border">
      {parts.map(([part, differences]) => (
        <div key={part} className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[9rem_1fr]">
          <dt className="text-table font-medium">{part}</dt>
          <dd className="min-w-0">
            <ul className="grid gap-2">
              {differences.map((difference) => (
                <Line key={`${difference.kind} ${difference.path}`} difference={difference} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ difference }: { difference: Difference }) {
  const { part, kind, label, path } = difference;
  const isAccess = /(^|\.)access$/.test(path);
  const [before, after] = [difference.before, difference.after].map((text) =>
    text !== undefined && isAccess ? accessLabel(text) || text : text,
  );
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-2 text-table">
      <span>
        <StatusBadge tone={tones[kind]}>{texts.kinds[kind]}</StatusBadge>
      </span>
      <div className="min-w-0 break-words">
        {label !== part && <p>{label}</p>}
        <p className="text-fg-muted empty:hidden">
          {before !== undefined && <del className="decoration-danger-solid">{before}</del>}
          {before !== undefined && after !== undefined && (
            <ArrowRight size={14} aria-hidden="true" className="mx-1.5 inline align-text-bottom" />
          )}
          {after !== undefined && <ins className="text-fg no-underline">{after}</ins>}
        </p>
      </div>
    </li>
  );
}
