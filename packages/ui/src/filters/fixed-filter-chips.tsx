"use client";

import { forwardRef, type HTMLAttributes } from "react";
import { cx } from "../class-names/cx.js";
import { Lock } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import type { FixedFilter } from "./filter.js";

export interface FixedFilterChipsProps extends HTMLAttributes<HTMLUListElement> {
  /** The filters in display order. */
  filters: readonly FixedFilter[];
}

/** Locked chips of filters that always apply, for `FilterBar`. They are not focusable, because they do nothing. */
export const FixedFilterChips = forwardRef<HTMLUListElement, FixedFilterChipsProps>(function FixedFilterChips(
  { filters, className, ...rest },
  ref,
) {
  const { filters: texts } = useMessages();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={texts.fixed} {...rest} ref={ref} className={cx("ui:contents", className)}>
      {filters.map(({ label, condition }) => (
        <li
          key={`${label} ${condition}`}
          className="ui:flex ui:min-h-control-sm ui:min-w-0 ui:items-center ui:gap-1.5 ui:rounded-2xl ui:border ui:border-border ui:bg-surface-sunken ui:px-3 ui:py-0.5 ui:text-table ui:text-fg ui:last:me-2"
        >
          <Lock size={14} aria-hidden="true" className="ui:shrink-0 ui:text-fg-muted" />
          <span className="ui:min-w-0 ui:wrap-anywhere">
            <span className="ui:sr-only">{texts.fixedFilter} </span>
            <span className="ui:text-fg-muted">{label}</span>{" "}
            <span className="ui:font-medium">{condition}</span>
          </span>
        </li>
      ))}
    </ul>
  );
});
