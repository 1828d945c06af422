import { StatusBadge } from "@portico/ui";
import { PageHeader } from "@portico/ui/display";
import { type Failure, FailureNote } from "@portico/ui/work-dialogs";
import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../../messages/screen-editor.ts";
import type { Badge } from "../workflow/workflow-state.ts";
import { titleId } from "./focus-title.ts";

const texts = screenEditorMessages.workflow;

export interface EditorHeaderProps {
  title: string;
  badges: readonly Badge[];
  /** The screen in one sentence. */
  summary?: ReactNode;
  /** What happens next, and who can do it. */
  next: string;
  /** Whether there are unsaved changes. @default false */
  isChanged?: boolean;
  /** The buttons, the main one last. */
  actions: ReactNode;
  failure?: Failure | undefined;
  /** The comment with which it was submitted, returned or retired. */
  reason?: string | undefined;
}

/** The title and workflow state of a screen, and the next step. */
export function EditorHeader({
  title,
  badges,
  summary,
  next,
  isChanged = false,
  actions,
  failure,
  reason,
}: EditorHeaderProps) {
  return (
    <PageHeader
      title={title}
      titleId={titleId}
      badges={
        <>
          {badges.map(({ label, tone }) => (
            <StatusBadge key={label} tone={tone}>
              {label}
            </StatusBadge>
          ))}
          {isChanged && <span className="text-table text-fg-muted">{texts.save.unsaved}</span>}
        </>
      }
      description={
        <>
          {summary}
          <p role="status" aria-label={texts.next.label}>
            {next}
          </p>
        </>
      }
      actions={actions}
    >
      {reason !== undefined && (
        <blockquote className="max-w-prose border-s-2 border-warning-solid ps-3 text-table break-words whitespace-pre-line">
          {reason}
        </blockquote>
      )}
      {failure && (
        <FailureNote failure={{ ...failure, text: `${texts.save.failed} ${String(failure.text)}` }} />
      )}
    </PageHeader>
  );
}
