"use client";

import { forwardRef, type HTMLAttributes } from "react";
import { Button } from "../button/button.js";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { useLocale } from "../format-provider/use-locale.js";
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import { PageNumber } from "./page-number.js";
import { countText, pageCount, pageRange } from "./pages.js";

export interface PagerChange {
  /** From 1. */
  pageNumber: number;
  /** Rows per page. */
  pageSize: number;
  /** The user chose 'Fit to screen'. */
  isFit?: true;
}

export interface PagerProps extends Omit<HTMLAttributes<HTMLElement>, "onChange"> {
  /** The current page, from 1. */
  pageNumber: number;
  /** Rows per page. */
  pageSize: number;
  /** Number of records on all pages. */
  totalRecords: number;
  /**
   * More records exist than `totalRecords`. They were not counted and have no pages: shown as `10,000+`. @default
   * false
   */
  hasMoreRecords?: boolean | undefined;
  /** Available page sizes. @default [10, 20, 30, 100, 500] */
  pageSizes?: readonly number[] | undefined;
  /**
   * A page size for which the screen has room. The pager offers it as 'Fit to screen' if it is larger than the current
   * one and there are more records. @default not offered
   */
  fittingPageSize?: number | undefined;
  /** Called with the new page and page size. A new page size starts at page 1. */
  onChange: (change: PagerChange) => void;
  /** Disables all controls. @default false */
  isDisabled?: boolean | undefined;
}

const defaultPageSizes = [10, 20, 30, 100, 500];

/** Shows the range and number of records, and navigates pages. */
export const Pager = forwardRef<HTMLElement, PagerProps>(function Pager(props, ref) {
  const {
    pageNumber,
    pageSize,
    totalRecords,
    hasMoreRecords = false,
    pageSizes = defaultPageSizes,
    fittingPageSize = 0,
    onChange,
    isDisabled,
    className,
    ...rest
  } = props;
  const { pager: texts } = useMessages();
  const locale = useLocale();
  const pages = pageCount(totalRecords, pageSize);
  const { from, to } = pageRange({ pageNumber, pageSize, totalRecords });
  const inWords = (count: number) => count.toLocaleString(locale);
  const goTo = (page: number) => onChange({ pageNumber: page, pageSize });
  const step = (
    label: string,
    Icon: typeof ChevronLeft,
    page: number,
    disabledReason: string | undefined,
    name?: "previous" | "next",
  ) => (
    <IconButton
      data-page-step={name}
      size="sm"
      label={label}
      icon={<Icon size={16} aria-hidden="true" />}
      disabled={isDisabled ?? false}
      // Disabled but still focusable, so that the focus is not lost on the first or last page.
      disabledReason={disabledReason}
      onClick={() => goTo(page)}
    />
  );
  const previousDisabledReason = pageNumber <= 1 ? texts.isFirst : undefined;
  const isLast = hasMoreRecords ? texts.isLastCounted : texts.isLast;
  const nextDisabledReason = pageNumber >= pages ? isLast : undefined;
  return (
    <nav
      aria-label={texts.label}
      {...rest}
      ref={ref}
      data-keep-clear=""
      className={cx(
        "ui:flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-x-6 ui:gap-y-2 ui:font-sans ui:text-table ui:text-fg-muted ui:tabular-nums",
        className,
      )}
    >
      <p className="ui:me-auto">
        {totalRecords === 0
          ? texts.noRecords
          : texts.range(inWords(from), inWords(to), countText(totalRecords, hasMoreRecords, locale))}
      </p>
      <label className="ui:flex ui:items-center ui:gap-2 ui:print:hidden">
        {texts.pageSize}
        <select
          value={pageSize}
          disabled={isDisabled}
          onChange={(event) => onChange({ pageNumber: 1, pageSize: Number(event.target.value) })}
          className="ui:h-control-sm ui:cursor-pointer ui:rounded-md ui:border ui:border-border-control ui:bg-surface-control ui:px-1.5 ui:text-table ui:text-fg"
        >
          {withCurrent(pageSizes, pageSize).map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      {fittingPageSize > pageSize && totalRecords > pageSize && (
        <Button
          size="sm"
          variant="ghost"
          className="ui:print:hidden"
          disabled={isDisabled ?? false}
          onClick={() => onChange({ pageNumber: 1, pageSize: fittingPageSize, isFit: true })}
        >
          {texts.fit}
        </Button>
      )}
      <div className="ui:flex ui:items-center ui:gap-1 ui:print:hidden">
        {step(texts.first, ChevronFirst, 1, previousDisabledReason)}
        {step(texts.previous, ChevronLeft, pageNumber - 1, previousDisabledReason, "previous")}
        <PageNumber pageNumber={pageNumber} pages={pages} onGoTo={goTo} isDisabled={isDisabled ?? false} />
        {step(texts.next, ChevronRight, pageNumber + 1, nextDisabledReason, "next")}
        {step(texts.last, ChevronLast, pages, nextDisabledReason)}
      </div>
    </nav>
  );
});

/** A page size from the URL may not be in the list; it is added. */
function withCurrent(sizes: readonly number[], current: number): readonly number[] {
  return sizes.includes(current) ? sizes : [...sizes, current].sort((a, b) => a - b);
}
