import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { ChevronRight } from "../icons/index.js";

/** A section that users open and close. */
export interface AccordionItem {
  /** Unique in its accordion. */
  id: string;
  title: ReactNode;
  /** A short note at the end of the title's line. @default none */
  note?: ReactNode | undefined;
  content: ReactNode;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean | undefined;
}

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  items: readonly AccordionItem[];
  /** A name that is unique in the page. With it, opening a section closes the others. @default none */
  name?: string | undefined;
  /** The level of the titles as headings. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** Sections that users open and close. They work without JavaScript, and the browser's search finds closed ones. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, name, level = 3, className, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      ref={ref}
      className={cx(
        "ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:font-sans ui:text-form ui:text-fg",
        className,
      )}
    >
      {items.map(({ id, title, note, content, defaultOpen }) => (
        <details
          key={id}
          name={name}
          open={defaultOpen}
          className="ui:group ui:border-b ui:border-border ui:last:border-b-0"
        >
          <summary className="ui:flex ui:cursor-pointer ui:list-none ui:items-center ui:gap-2 ui:px-3 ui:py-2 ui:hover:bg-surface-hover ui:focus-visible:-outline-offset-2">
            <ChevronRight
              size={16}
              className="ui:text-fg-muted ui:transition-transform ui:duration-fast ui:group-open:[transform:rotate(90deg)]"
            />
            <Heading className="ui:min-w-0 ui:flex-1 ui:text-form ui:font-medium ui:break-words">
              {title}
            </Heading>
            {note && <span className="ui:text-table ui:text-fg-muted">{note}</span>}
          </summary>
          <div className="ui:px-3 ui:pt-1 ui:pb-3 ui:ps-9">{content}</div>
        </details>
      ))}
    </div>
  );
});
