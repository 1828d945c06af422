"use client";

import { forwardRef, type HTMLAttributes, type Ref } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { cx } from "../class-names/cx.js";
import { Check } from "../icons/index.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useKit } from "./kit-context.js";
import { isSectionComplete } from "./section-completeness.js";
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

/** Links to sections. Those of a form are marked if they are complete or have errors. Put it at the side of a long form. */
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
  const { sections, fields } = useRegistered();
  const { isRequired, mode } = useKit();
  const { defaultValues } = useFormState();
  const initial = mode === "create" ? defaultValues : undefined;
  const values = useWatch();
  const errors = useFormErrors();
  const counted = sections.map(({ id, title, element }) => {
    const inside = errors.filter(({ field }) => field && element.contains(field.element));
    const own = fields.filter((field) => element.contains(field.element));
    const names = own.map(({ name }) => name);
    const radios = own.filter((field) => field.element.querySelector("input[type=radio], [role=radio]"));
    const isRadio = (name: string) => radios.some((field) => field.name === name);
    const isComplete =
      inside.length === 0 && isSectionComplete(names, values, { isRequired, isRadio, initial });
    return { id, title, errorCount: inside.length, isComplete };
  });
  return <SectionLinks {...rest} sections={counted} />;
}

interface SectionLinksProps extends NavProps {
  sections: readonly (IndexedSection & { errorCount?: number; isComplete?: boolean })[];
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
        {sections.map(({ id, title, errorCount = 0, isComplete = false }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => goTo(id)}
              data-invalid={errorCount > 0 ? "" : undefined}
              data-complete={isComplete ? "" : undefined}
              className="ui:flex ui:w-full ui:cursor-pointer ui:items-baseline ui:justify-between ui:gap-3 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-start ui:text-table ui:text-fg-muted ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:hover:text-fg"
            >
              {title}
              {isComplete && (
                <span className="ui:self-center ui:text-success-fg">
                  <Check size={14} aria-hidden="true" />
                  <span className="ui:sr-only">{texts.complete}</span>
                </span>
              )}
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
