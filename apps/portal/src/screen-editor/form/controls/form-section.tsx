import { screenKeywords } from "@portico/portal-config/keywords";
import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../messages/screen-editor.ts";
import { propertyOf } from "../document/document.ts";
import { problemsAt } from "../document/problems.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { elementIdOf, pathsOf, type SectionId } from "../document/sections.ts";
import { ProblemLines } from "./problem-lines.tsx";

const texts = screenEditorMessages.form.section;

/** Props of `FormSection`. */
export interface FormSectionProps {
  id: SectionId;
  /** The keywords whose fields it shows. @default those of the section, or none if it has children */
  keywords?: readonly string[];
  /** The paths whose problems the children show; the section shows the others. */
  shown?: readonly string[];
  /** Shown below the fields. */
  children?: ReactNode;
}

/** A section of the form: its heading, the fields of its keywords, and its problems. */
export function FormSection({ id, children, ...props }: FormSectionProps) {
  const { keywords = children === undefined ? pathsOf(id) : [], shown = [] } = props;
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
        <ScreenFields keywords={keywords} />
        {children}
        <ProblemLines problems={problemsAt(problems, paths, [...keywords, ...shown])} />
      </div>
    </section>
  );
}

/** The fields of some of the screen's own keywords. */
export function ScreenFields({ keywords }: { keywords: readonly string[] }) {
  const { document, setProperty, Field } = useScreenForm();
  return screenKeywords
    .filter(({ key }) => keywords.includes(key))
    .toSorted((a, b) => keywords.indexOf(a.key) - keywords.indexOf(b.key))
    .map((keyword) => (
      <Field
        key={keyword.key}
        keyword={keyword}
        path={keyword.key}
        value={propertyOf(document, keyword.key)}
        parent={document}
        onChange={(value) => setProperty(keyword.key, value)}
      />
    ));
}
