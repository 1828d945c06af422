import { cx } from "class-variance-authority";
import { forwardRef, type HTMLAttributes, type ReactNode } from "react";

/** A property of two versions. */
export interface ComparedPart {
  /** Unique in its comparison. */
  id: string;
  label: ReactNode;
  /** The value of each side. An empty one shows `emptyText`. */
  before: ReactNode;
  after: ReactNode;
}

export interface ComparisonProps extends HTMLAttributes<HTMLDivElement> {
  /** The names of the sides, such as 'Version 3'. */
  beforeLabel: ReactNode;
  afterLabel: ReactNode;
  /** The properties in display order. */
  parts: readonly ComparedPart[];
  /** Shown for an empty value. @default "–" */
  emptyText?: ReactNode | undefined;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === "" || value === false;

/** Two versions of a record side by side. In narrow containers, the sides of a property are below each other. */
export const Comparison = forwardRef<HTMLDivElement, ComparisonProps>(function Comparison(
  { beforeLabel, afterLabel, parts, emptyText = "–", className, ...rest },
  ref,
) {
  const sides = [
    ["before", beforeLabel],
    ["after", afterLabel],
  ] as const;
  return (
    <div {...rest} ref={ref} className={cx("ui:@container ui:font-sans ui:text-table ui:text-fg", className)}>
      <dl className="ui:divide-y ui:divide-border ui:rounded-lg ui:border ui:border-border">
        {parts.map((part) => (
          <div
            key={part.id}
            className="ui:grid ui:gap-x-4 ui:gap-y-1 ui:px-3 ui:py-2 ui:@md:grid-cols-[9rem_1fr_1fr]"
          >
            <dt className="ui:font-medium ui:break-words">{part.label}</dt>
            {sides.map(([side, label]) => (
              <dd key={side} data-side={side} className="ui:min-w-0 ui:break-words">
                <span className="ui:block ui:text-caption ui:font-normal ui:text-fg-muted">{label}</span>
                {isEmpty(part[side]) ? <span className="ui:text-fg-muted">{emptyText}</span> : part[side]}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
});
