"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useContext, useEffect, useId } from "react";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { KitContext } from "./kit-context.js";

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** The heading, also in the index. */
  title: string;
  /** A sentence below the heading. @default none */
  lead?: ReactNode | undefined;
  /** A button at the end of the heading. @default none */
  action?: ReactNode | undefined;
  /** The level of the heading. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * A part of a form with a heading; its fields are in two columns where there is room. It can also be next to a form, for
 * the rest of a page.
 */
export const FormSection = forwardRef<HTMLElement, FormSectionProps>(function FormSection(props, ref) {
  const { title, lead, action, headingLevel = 2, id, className, children, ...rest } = props;
  const registry = useContext(KitContext)?.registry;
  const ownId = useId();
  const sectionId = id ?? ownId;
  const [element, mergedRef] = useMergedRef(ref);
  useEffect(() => {
    if (element.current) return registry?.addSection({ id: sectionId, title, element: element.current });
    return undefined;
  }, [registry, sectionId, title, element]);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section
      {...rest}
      ref={mergedRef}
      id={sectionId}
      tabIndex={-1}
      aria-labelledby={`${sectionId}-title`}
      className={cx(
        "ui:scroll-mt-4 ui:rounded-xl ui:border ui:border-border ui:bg-surface ui:font-sans ui:text-form ui:text-fg ui:outline-none",
        className,
      )}
    >
      <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-3 ui:gap-y-1 ui:border-b ui:border-border ui:px-4 ui:py-3 ui:sm:px-5 ui:print:break-after-avoid">
        <div className="ui:me-auto ui:min-w-0">
          <Heading id={`${sectionId}-title`} className="ui:text-section ui:font-semibold">
            {title}
          </Heading>
          {lead && <p className="ui:text-table ui:text-fg-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <FormGrid className="ui:p-4 ui:sm:p-5">{children}</FormGrid>
    </section>
  );
});

/** Fields in two columns where there is room; `FormField` takes both unless it `isHalf`. */
export const FormGrid = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function FormGrid(
  { className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx("ui:grid ui:items-start ui:gap-4 ui:sm:grid-cols-2", className)} />
  );
});
