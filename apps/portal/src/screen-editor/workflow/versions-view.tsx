import type { AddedScreen, ScreenVersion } from "@portico/contract/features/screens.schemas";
import { Button, StatusBadge } from "@portico/ui";
import { formatDateTime } from "@portico/ui/format";
import { useConfiguration } from "../../configuration/use-configuration.ts";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import { isRestoreBlocked, restoreStepOf, versionBadge } from "./workflow-state.ts";

const texts = screenEditorMessages.workflow.versions;
const steps = screenEditorMessages.workflow.steps;

/** Props of `VersionsView`. */
export interface VersionsViewProps {
  screen: AddedScreen;
  /** The version in the editor. */
  shown: number | undefined;
  onCompare: (number: number) => void;
  /** Called for a version to go back to, directly or by another approval. */
  onGoBack: (number: number, step: "rollBack" | "restore") => void;
}

/** Every version of a screen, the newest first: its author, its state, and a button to restore it. */
export function VersionsView({ screen, shown, onCompare, onGoBack }: VersionsViewProps) {
  return (
    <div className="grid gap-3">
      <p className="text-table text-fg-muted">{texts.lead}</p>
      {screen.workVersion !== null && isRestoreBlocked(screen) && (
        <p className="text-table text-fg-muted">{texts.restoreBlocked(screen.workVersion)}</p>
      )}
      <Events events={retiringOf(screen)} />
      <ol className="grid divide-y divide-border rounded-lg border border-border" aria-label={texts.label}>
        {screen.versions.map((version) => (
          <li key={version.number} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
            <div className="grid min-w-48 flex-1 gap-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-medium tabular-nums">{texts.version(version.number)}</span>
                <StatusBadge tone={versionBadge(version).tone}>{versionBadge(version).label}</StatusBadge>
                {version.number === shown && (
                  <span className="text-caption text-fg-muted">{texts.shown}</span>
                )}
              </p>
              {version.title !== screen.title && <p className="text-table break-words">{version.title}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              {screen.versions.length > 1 && (
                <Button
                  size="sm"
                  aria-label={texts.compareNamed(version.number)}
                  onClick={() => onCompare(version.number)}
                >
                  {texts.compare}
                </Button>
              )}
              <GoBack step={restoreStepOf(screen, version)} number={version.number} onGoBack={onGoBack} />
            </div>
            <div className="w-full">
              <Events events={eventsOf(version)} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface GoBackProps extends Pick<VersionsViewProps, "onGoBack"> {
  step: "rollBack" | "restore" | undefined;
  number: number;
}

function GoBack({ step, number, onGoBack }: GoBackProps) {
  if (step === undefined) return null;
  return (
    <Button size="sm" aria-label={steps[step].buttonNamed(number)} onClick={() => onGoBack(number, step)}>
      {steps[step].button}
    </Button>
  );
}

interface Event {
  readonly text: string;
  readonly at: string | null;
  readonly comment?: string | null;
}

/** What happened to a version, the last thing first. */
function eventsOf(version: ScreenVersion): readonly Event[] {
  const { author, updatedDate, submittedBy, submittedDate, decidedBy, decidedDate } = version;
  const { publishedBy, publishedDate, comment, decision, state } = version;
  const decided = state === "draft" ? texts.returned : texts.approved;
  return [
    ...(publishedBy === null ? [] : [{ text: texts.published(publishedBy), at: publishedDate }]),
    ...(decidedBy === null ? [] : [{ text: decided(decidedBy), at: decidedDate, comment: decision }]),
    ...(submittedBy === null ? [] : [{ text: texts.submitted(submittedBy), at: submittedDate, comment }]),
    { text: texts.written(author), at: updatedDate },
  ];
}

/** What became of the screen as a whole. */
function retiringOf({ retiredBy, retiredDate, retiredReason }: AddedScreen): readonly Event[] {
  return retiredBy === null
    ? []
    : [{ text: texts.retired(retiredBy), at: retiredDate, comment: retiredReason }];
}

function Events({ events }: { events: readonly Event[] }) {
  const timeZone = useConfiguration()?.session?.businessTimeZone;
  if (events.length === 0) return null;
  return (
    <ul className="grid gap-1 text-table text-fg-muted">
      {events.map(({ text, at, comment }) => (
        <li key={text} className="min-w-0">
          <span className="flex flex-wrap gap-x-2">
            {text}
            {at && (
              <time dateTime={at} className="tabular-nums">
                {formatDateTime(at, timeZone ? { timeZone } : {})}
              </time>
            )}
          </span>
          {comment && (
            <blockquote className="mt-0.5 border-s-2 border-border-strong ps-2 break-words whitespace-pre-line text-fg">
              {comment}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
