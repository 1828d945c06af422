"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type HTMLAttributes, type Ref } from "react";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useFormErrors, useRegistered } from "./use-form-errors.js";

/** A section by the `id` of its `FormSection`. */
export interface IndexedSection {
  id: string;
  title: string;
}

export interface SectionIndexProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The sections, if the page has others than those of the form. @default the sections of the form */
  sections?: readonly IndexedSection[] | undefined;
}

/** Links to sections. Those of a form are marked if they have errors. Put it at the side of a long form. */
export const SectionIndex = forwardRef<HTMLElement, SectionIndexProps>(function SectionIndex(
  { sections, ...rest },
  ref,
) {
  return sections ? (
    <SectionLinks {...rest} navRef={ref} sections={sections} />
  ) : (
    <FormIndex {...rest} navRef={ref} />
  );
});

interface NavProps extends HTMLAttributes<HTMLElement> {
  navRef: Ref<HTMLElement>;
}

function FormIndex(rest: NavProps) {
  const { sections } = useRegistered();
  const errors = useFormErrors();
  const counted = sections.map(({ id, title, element }) => {
    const inside = errors.filter(({ field }) => field && element.contains(field.element));
    return { id, title, errorCount: inside.length };
  });
  return <SectionLinks {...rest} sections={counted} />;
}

interface SectionLinksProps extends NavProps {
  sections: readonly (IndexedSection & { errorCount?: number })[];
}

function SectionLinks({ sections, navRef, className, ...rest }: SectionLinksProps) {
  const texts = useFormMessages();
  return (
    <nav
      aria-label={texts.sections}
      {...rest}
      ref={navRef}
      className={cx("ui:font-sans ui:print:hidden", className)}
    >
      <ul className="ui:flex ui:flex-wrap ui:gap-y-0.5 ui:lg:flex-col">
        {sections.map(({ id, title, errorCount = 0 }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => goTo(id)}
              data-invalid={errorCount > 0 ? "" : undefined}
              className="ui:flex ui:w-full ui:cursor-pointer ui:items-baseline ui:justify-between ui:gap-3 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-start ui:text-table ui:text-fg-muted ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:hover:text-fg"
            >
              {title}
              {errorCount > 0 && (
                <span className="ui:text-caption ui:font-medium ui:text-danger-fg">
                  {texts.errorCount(errorCount)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without a step in the browser's history: going back leaves the page. */
function goTo(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}
