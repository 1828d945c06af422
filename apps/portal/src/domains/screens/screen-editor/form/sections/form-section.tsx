import { screenKeywords } from "@portico/portal-config/keywords";
import type { ReactNode } from "react";
import { screenEditorMessages } from "../../../../../messages/screen-editor.ts";
import { Problems } from "../controls/parts.tsx";
import { propertyOf, withProperty } from "../document/document.ts";
import { useScreenForm } from "../document/screen-form.tsx";
import { elementIdOf, pathsOf, type SectionId } from "./sections.ts";

export interface FormSectionProps {
  id: SectionId;
  /** The keywords whose fields it shows. @default all of the section */
  keywords?: readonly string[];
  /** The paths whose problems are shown inside; the section shows the others. @default those of `keywords` */
  shown?: readonly string[];
  /** Shown below the fields. */
  children?: ReactNode;
}

/** A section of the form: its heading, the fields of its keywords, and its problems. */
export function FormSection({ id, children, ...props }: FormSectionProps) {
  const { keywords = pathsOf(id), shown = keywords } = props;
  const { isReadOnly } = useScreenForm();
  const elementId = elementIdOf(id);
  const { title, lead } = screenEditorMessages.form.section[id];
  return (
    <section
      id={elementId}
      tabIndex={-1}
      aria-labelledby={`${elementId}-title`}
      data-path={pathsOf(id)[0]}
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
        <Problems at={pathsOf(id)} except={shown} />
      </div>
    </section>
  );
}

/** The fields of some of the screen's own keywords. */
export function ScreenFields({ keywords }: { keywords: readonly string[] }) {
  const { document, update, Field } = useScreenForm();
  return keywords
    .flatMap((key) => screenKeywords.find((keyword) => keyword.key === key) ?? [])
    .map((keyword) => (
      <Field
        key={keyword.key}
        keyword={keyword}
        path={keyword.key}
        value={propertyOf(document, keyword.key)}
        parent={document}
        onChange={(value) => update((before) => withProperty(before, keyword.key, value))}
      />
    ));
}
