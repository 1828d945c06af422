import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens/screens.schemas";
import { useDateOptions } from "@portico/renderer/dates";
import { Button, StatusBadge } from "@portico/ui";
import { Timeline, type TimelineEntry } from "@portico/ui/timeline";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { RequestedStep } from "./use-screen.ts";
import { isRestoreBlocked, restoreStepOf, versionBadge } from "./workflow-state.ts";

const { versions: texts, steps } = screenEditorMessages.workflow;

export interface VersionsViewProps {
  screen: AddedScreen;
  /** The version in the editor. */
  shown: number | undefined;
  onCompare: (number: number) => void;
  /** Called with the step that restores a version. */
  onStep: (requested: RequestedStep) => void;
}

/** Every version of a screen, the newest first: its state, its events, and buttons to compare and restore it. */
export function VersionsView({ screen, shown, onCompare, onStep }: VersionsViewProps) {
  const { versions, workVersion, retiredBy } = screen;
  const dateOptions = useDateOptions();
  return (
    <div className="grid gap-3">
      <p className="text-table text-fg-muted">{texts.lead}</p>
      {workVersion !== null && isRestoreBlocked(screen) && (
        <p className="text-table text-fg-muted">{texts.restoreBlocked(workVersion)}</p>
      )}
      {retiredBy !== null && (
        <Timeline
          entries={[event(texts.retired(retiredBy), screen.retiredDate, screen.retiredReason)]}
          {...dateOptions}
        />
      )}
      <ol className="grid divide-y divide-border rounded-lg border border-border" aria-label={texts.label}>
        {versions.map((version) => {
          const { number, title } = version;
          const { tone, label } = versionBadge(version);
          const step = restoreStepOf(screen, version);
          return (
            <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <p className="flex min-w-48 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-medium tabular-nums">{texts.version(number)}</span>
                <StatusBadge tone={tone}>{label}</StatusBadge>
                {number === shown && <span className="text-caption text-fg-muted">{texts.shown}</span>}
                {title !== screen.title && <span className="w-full text-table break-words">{title}</span>}
              </p>
              <div className="flex gap-2">
                {versions.length > 1 && (
                  <Button size="sm" aria-label={texts.compareNamed(number)} onClick={() => onCompare(number)}>
                    {texts.compare}
                  </Button>
                )}
                {step && (
                  <Button
                    size="sm"
                    aria-label={steps[step].buttonNamed(number)}
                    onClick={() => onStep({ step, number })}
                  >
                    {steps[step].button}
                  </Button>
                )}
              </div>
              <Timeline className="w-full" entries={eventsOf(version)} {...dateOptions} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The events of a version, the newest first. */
function eventsOf(version: ScreenVersion): readonly TimelineEntry[] {
  const { author, submittedBy, decidedBy, publishedBy, state } = version;
  const decided = state === "draft" ? texts.returned : texts.approved;
  return [
    ...(publishedBy === null ? [] : [event(texts.published(publishedBy), version.publishedDate)]),
    ...(decidedBy === null ? [] : [event(decided(decidedBy), version.decidedDate, version.decision)]),
    ...(submittedBy === null
      ? []
      : [event(texts.submitted(submittedBy), version.submittedDate, version.comment)]),
    event(texts.written(author), version.updatedDate),
  ];
}

function event(title: string, at: string | null, comment: string | null = null): TimelineEntry {
  return { id: title, title, at, body: comment };
}
