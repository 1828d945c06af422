import { formatNumber } from "@portico/ui/format";
import { ArrowDown, ArrowUp } from "@portico/ui/icons";
import { dashboardMessages } from "../../../messages/dashboard.ts";
import { type Compared, type ComparedOptions, comparedWithYearBefore, type Dashboard } from "./figures.ts";

const texts = dashboardMessages.change;

export interface ChangeProps extends Compared {
  /** What the figure is compared with: 'October'. */
  than: string;
  /** Whether screen readers alone are told, as where a column's header says it. @default false */
  isThanHidden?: boolean;
}

/** By how much a figure differs from an earlier one: an arrow and a percentage, in words for screen readers. */
export function Change({ value, before, than, isThanHidden = false }: ChangeProps) {
  const direction = Math.sign(value - before);
  const percent = percentOf({ value, before });
  const Arrow = direction > 0 ? ArrowUp : ArrowDown;
  const color = direction > 0 ? "text-success-fg" : direction < 0 ? "text-danger-fg" : "text-fg-muted";
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 text-table">
      <span className="sr-only">{describe(direction, percent, than)}</span>
      <span aria-hidden="true" className={`inline-flex items-center gap-0.5 tabular-nums ${color}`}>
        {direction !== 0 && <Arrow size={14} />}
        {percent ?? texts.new}
      </span>
      {!isThanHidden && (
        <span aria-hidden="true" className="text-fg-muted">
          {texts.than(than)}
        </span>
      )}
    </span>
  );
}

export interface ChangeFromYearBeforeProps
  extends ComparedOptions,
    Partial<Pick<ChangeProps, "isThanHidden">> {
  dashboard: Pick<Dashboard, "data" | "year" | "lastMonth">;
}

/** By how much a sum of the year differs from that of the same months of the year before. */
export function ChangeFromYearBefore({ dashboard, isThanHidden, ...options }: ChangeFromYearBeforeProps) {
  const { year, lastMonth } = dashboard;
  return (
    <Change
      {...comparedWithYearBefore(dashboard, options)}
      {...(isThanHidden !== undefined && { isThanHidden })}
      than={texts.sameMonths(year - 1, lastMonth)}
    />
  );
}

/** The difference in whole percent. Undefined if there was nothing before. */
function percentOf({ value, before }: Compared): string | undefined {
  if (value === before) return "0%";
  if (before === 0) return undefined;
  const percent = Math.round((Math.abs(value - before) / before) * 100);
  return percent === 0 ? "<1%" : `${formatNumber(percent)}%`;
}

function describe(direction: number, percent: string | undefined, than: string): string {
  if (direction === 0) return texts.same(than);
  if (percent === undefined) return texts.none(than);
  const amount = percent.startsWith("<") ? texts.lessThanOne : percent;
  return direction > 0 ? texts.more(amount, than) : texts.less(amount, than);
}
