"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { useLocale } from "../format-provider/use-locale.js";
import { ChevronDown, ChevronUp } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import { useScrollEdges } from "../scrolling/use-scroll-edges.js";
import type { Tone } from "../status-badge/status-badge.js";
import { ToneDot } from "../status-badge/tone-dot.js";
import type { FilterValue } from "./filter.js";
import { listOf, oneOrSeveral } from "./filter-values.js";

/** A status and its number of rows. */
export interface StatusCount {
  /** The value that `onSelectedChange` receives. Undefined if the list can't be filtered by it. */
  value: string | undefined;
  label: string;
  /** @default "neutral" */
  tone?: Tone | undefined;
  count: number;
}

export interface StatusCountsProps extends Omit<HTMLAttributes<HTMLElement>, "onToggle"> {
  /** Accessible name of the section. */
  label: string;
  /** The statuses in display order. */
  counts: readonly StatusCount[];
  /** The value of the status that the list is filtered by, or several. @default none */
  selected?: FilterValue | undefined;
  /**
   * Called with the status to filter by: the pressed one, or the others if it was selected; undefined if there are none.
   * @default the counts are text
   */
  onSelectedChange?: ((change: { selected: FilterValue | undefined }) => void) | undefined;
  /** The total, before the counts: '63 of 259'. @default none */
  total?: ReactNode;
  /** Content at the end of the line: a button for details. @default none */
  end?: ReactNode;
}

const itemStyles = "ui:flex ui:h-control-sm ui:items-center ui:gap-1.5 ui:rounded-md ui:border ui:px-2";

/**
 * The number of rows in each status on one line. If it is too narrow, the line scrolls and fades at its ends, and a
 * button wraps it. Each count filters the list.
 */
export const StatusCounts = forwardRef<HTMLElement, StatusCountsProps>(function StatusCounts(
  { label, counts, selected, onSelectedChange, total, end, className, ...rest },
  ref,
) {
  const locale = useLocale();
  const { filters: texts } = useMessages();
  const line = useRef<HTMLUListElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const chosen = listOf(selected);
  const { continuesBefore, continuesAfter } = useScrollEdges(line, isWrapped ? undefined : counts);
  const isScrolling = !isWrapped && (continuesBefore || continuesAfter);
  const Chevron = isWrapped ? ChevronUp : ChevronDown;
  return (
    <section
      {...rest}
      ref={ref}
      aria-label={label}
      className={cx(
        "ui:flex ui:min-w-0 ui:items-center ui:gap-3 ui:font-sans ui:text-table ui:text-fg ui:tabular-nums",
        className,
      )}
    >
      {total && <span className="ui:shrink-0 ui:font-medium">{total}</span>}
      <ul
        ref={line}
        // Without buttons in it, the line itself must be reachable by keyboard to scroll.
        tabIndex={!onSelectedChange && isScrolling ? 0 : undefined}
        data-fades-start={continuesBefore || undefined}
        data-fades-end={continuesAfter || undefined}
        className={cx(
          "ui:-my-1 ui:flex ui:min-w-0 ui:flex-1 ui:items-center ui:gap-0.5 ui:px-0.5 ui:py-1 ui:whitespace-nowrap ui:print:flex-wrap ui:print:overflow-visible portico-status-counts",
          isWrapped ? "ui:flex-wrap" : "ui:overflow-x-auto ui:[scrollbar-width:none]",
        )}
      >
        {counts.map(({ value, label: name, tone = "neutral", count }) => {
          const isSelected = value !== undefined && chosen.includes(value);
          const others = oneOrSeveral(chosen.filter((one) => one !== value));
          const content = (
            <>
              <ToneDot tone={tone} />
              {name} <span className="ui:font-semibold">{count.toLocaleString(locale)}</span>
            </>
          );
          return (
            <li key={value ?? `label ${name}`} data-tone={tone} className="ui:shrink-0">
              {value !== undefined && onSelectedChange ? (
                <button
                  type="button"
                  aria-pressed={isSelected}
                  onClick={() => onSelectedChange({ selected: isSelected ? others || undefined : value })}
                  className={cx(
                    itemStyles,
                    "ui:cursor-pointer ui:font-sans ui:text-table ui:text-fg ui:transition-colors ui:duration-fast",
                    isSelected
                      ? "ui:border-border-control ui:bg-surface-selected ui:underline ui:decoration-2 ui:underline-offset-4 ui:forced-colors:border-[Highlight]"
                      : "ui:border-transparent ui:hover:bg-surface-hover",
                  )}
                >
                  {content}
                </button>
              ) : (
                <span className={cx(itemStyles, "ui:border-transparent")}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
      {(isWrapped || isScrolling) && (
        <IconButton
          size="sm"
          className="ui:print:hidden"
          label={texts.wrapStatuses}
          icon={<Chevron size={16} aria-hidden="true" />}
          aria-expanded={isWrapped}
          onClick={() => setWrapped(!isWrapped)}
        />
      )}
      {end && <div className="ui:shrink-0">{end}</div>}
    </section>
  );
});
