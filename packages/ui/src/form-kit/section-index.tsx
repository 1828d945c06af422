"use client";

import { cx } from "class-variance-authority";
import { forwardRef, type HTMLAttributes } from "react";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useFormErrors, useRegistered } from "./use-form-errors.js";

/** Links to the sections of the form; those with errors are marked. Put it at the side of a long form. */
export const SectionIndex = forwardRef<HTMLElement, Omit<HTMLAttributes<HTMLElement>, "children">>(
  function SectionIndex({ className, ...rest }, ref) {
    const texts = useFormMessages();
    const { sections } = useRegistered();
    const errors = useFormErrors();
    const goTo = (section: HTMLElement) => {
      section.scrollIntoView({ block: "start" });
      section.focus({ preventScroll: true });
    };
    return (
      <nav
        aria-label={texts.sections}
        {...rest}
        ref={ref}
        className={cx("ui:font-sans ui:print:hidden", className)}
      >
        <ul className="ui:flex ui:flex-wrap ui:gap-y-0.5 ui:lg:flex-col">
          {sections.map(({ id, title, element }) => {
            const count = errors.filter(({ field }) => field && element.contains(field.element)).length;
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => goTo(element)}
                  data-invalid={count > 0 ? "" : undefined}
                  className="ui:flex ui:w-full ui:cursor-pointer ui:items-baseline ui:justify-between ui:gap-3 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-start ui:text-table ui:text-fg-muted ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover ui:hover:text-fg"
                >
                  {title}
                  {count > 0 && (
                    <span className="ui:text-caption ui:font-medium ui:text-danger-fg">
                      {texts.errorCount(count)}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
    );
  },
);
