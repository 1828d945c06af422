import { Button, Menu, type MenuItem, StatusBadge } from "@portico/ui";
import { Ellipsis } from "@portico/ui/icons";
import { type Failure, FailureNote } from "@portico/ui/work-dialogs";
import type { ReactNode } from "react";
import { screenEditorMessages } from "../../messages/screen-editor.ts";
import type { Badge } from "../workflow/workflow-state.ts";
import { titleId } from "./focus-title.ts";

const texts = screenEditorMessages.workflow;

/** Props of `EditorHeader`. */
export interface EditorHeaderProps {
  title: string;
  badges: readonly Badge[];
  /** The screen in one sentence. */
  summary?: ReactNode;
  /** What happens next, and who can do it. */
  next: string;
  /** Something is written that is not saved. */
  isChanged: boolean;
  /** The buttons, the main one last. */
  children?: ReactNode;
  /** More actions. @default none */
  menu?: readonly MenuItem[];
  /** Shown below: why something failed, or the comment of a rejection. */
  failure?: Failure | undefined;
  reason?: string | undefined;
}

/** The title and workflow state of a screen, and the next step. */
export function EditorHeader({
  title,
  badges,
  summary,
  next,
  isChanged,
  children,
  menu,
  failure,
  reason,
}: EditorHeaderProps) {
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="grid min-w-[min(20rem,100%)] flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1
              id={titleId}
              tabIndex={-1}
              className="min-w-0 text-title font-semibold break-words outline-none"
            >
              {title}
            </h1>
            {badges.map(({ label, tone }) => (
              <StatusBadge key={label} tone={tone}>
                {label}
              </StatusBadge>
            ))}
            {isChanged && <span className="text-table text-fg-muted">{texts.save.unsaved}</span>}
          </div>
          {summary}
          <p role="status" aria-label={texts.next.label} className="max-w-3xl text-table text-fg-muted">
            {next}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {menu && (
            <Menu
              align="end"
              trigger={<Button icon={<Ellipsis size={16} aria-hidden="true" />}>{texts.more}</Button>}
              items={menu}
            />
          )}
          {children}
        </div>
      </div>
      {reason !== undefined && (
        <blockquote className="max-w-prose border-s-2 border-warning-solid ps-3 text-table break-words whitespace-pre-line">
          {reason}
        </blockquote>
      )}
      {failure && (
        <FailureNote failure={{ ...failure, text: `${texts.save.failed} ${String(failure.text)}` }} />
      )}
    </header>
  );
}
