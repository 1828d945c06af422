import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { elementIdOf, pathsOf, type SectionId } from "../document/sections.ts";
import { ProblemLines } from "./problem-lines.tsx";

const texts = screenEditorMessages.form.section;

/** Props of `FormSection`. */
export interface FormSectionProps {
  id: SectionId;
  /** The paths whose problems the children show; the section shows the others. */
  shown?: readonly string[];
  children: ReactNode;
}

/** A section of the form with its heading and problems. */
export function FormSection({ id, shown = [], children }: FormSectionProps) {
  const { problems, isReadOnly } = useScreenForm();
  const elementId = elementIdOf(id);
  const { title, lead } = texts[id];
  const paths = pathsOf(id);
  return (
    <section
      id={elementId}
      tabIndex={-1}
      aria-labelledby={`${elementId}-title`}
      data-path={paths[0]}
      className="scroll-mt-14 rounded-xl border border-border bg-surface outline-focus"
    >
      <div className="border-b border-border px-4 py-2.5">
        <h2 id={`${elementId}-title`} className="text-section font-semibold">
          {title}
        </h2>
        <p className="text-table text-fg-muted">{lead}</p>
      </div>
      <div
        // Read-only content stays readable.
        className={`flex flex-col gap-4 p-4 ${isReadOnly ? "[&_:disabled]:text-fg [&_:disabled]:opacity-100" : ""}`}
      >
        {children}
        <ProblemLines problems={problemsAt(problems, paths, shown)} />
      </div>
    </section>
  );
}
