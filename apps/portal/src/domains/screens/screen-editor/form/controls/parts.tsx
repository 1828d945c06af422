import type { ScreenProblem } from "@portico/portal-config/check";
import { Button, StatusBadge } from "@portico/ui";
import { Alert } from "@portico/ui/display";
import { CircleAlert } from "@portico/ui/icons";
import { type ReactNode, useState } from "react";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { problemsAt, sentenceOf } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";

const { personal, personalHint, unsupported } = screenEditorMessages.form;

/** The fields of an object, in as many columns as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 gap-y-3">
      {children}
    </div>
  );
}

/** Marks fields with personal values. */
export function PersonalMark() {
  return (
    <StatusBadge tone="warning" title={personalHint}>
      {personal}
    </StatusBadge>
  );
}

/** The problems at some paths. */
export function Problems({ at, except }: { at: readonly string[]; except?: readonly string[] }) {
  const { problems } = useScreenForm();
  return <ProblemList problems={problemsAt(problems, at, except)} />;
}

/** Problems, one per line; nothing if there are none. */
export function ProblemList({ problems }: { problems: readonly ScreenProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-table font-medium text-danger-fg">
      {problems.map((problem) => (
        <li key={problem.message} className="flex gap-1.5 wrap-anywhere">
          <CircleAlert size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
          {sentenceOf(problem)}
        </li>
      ))}
    </ul>
  );
}

/** Replaces a setting that the form can't show, with a link to the JSON view. */
export function Unsupported({ path, text = unsupported.text }: { path: string; text?: string }) {
  const { showJson } = useScreenForm();
  const show = showJson && (
    <Button size="sm" data-path={path} onClick={() => showJson(path)}>
      {unsupported.show}
    </Button>
  );
  return (
    <Alert tone="warning" className="wrap-anywhere" actions={show}>
      {text} {!showJson && unsupported.see}
    </Alert>
  );
}

export interface ExpandableProps {
  label: ReactNode;
  /** Whether it starts expanded, because some of it is set. @default false */
  isInitiallyOpen?: boolean;
  /** Renders the content once it is expanded, because there is much of it. @default false */
  isLazy?: boolean;
  children: ReactNode;
}

/** Rarely used settings, in an expandable section. */
export function Expandable({ label, isInitiallyOpen = false, isLazy = false, children }: ExpandableProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <details className="peer" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit max-w-full cursor-pointer rounded-sm text-table font-medium text-fg-muted outline-focus wrap-anywhere hover:text-fg">
        {label}
      </summary>
      <div className="mt-3 flex flex-col gap-4">{(isOpen || !isLazy) && children}</div>
    </details>
  );
}

export interface GroupProps {
  path: string;
  label: string;
  hint?: string | undefined;
  /** The section around it has the same title. @default false */
  isLabelHidden?: boolean | undefined;
  /** The paths whose problems the children show. */
  except?: readonly string[];
  children: ReactNode;
}

/** Fields that belong together, with the problems that none of them shows. */
export function Group({ path, label, hint, isLabelHidden = false, except = [], children }: GroupProps) {
  return (
    <fieldset data-path={path} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className={isLabelHidden ? "sr-only" : "mb-1 text-table font-medium"}>{label}</legend>
      <p className="text-table text-fg-muted empty:hidden">{hint}</p>
      {children}
      <Problems at={[path]} except={except} />
    </fieldset>
  );
}
