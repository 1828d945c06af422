import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";

export interface NameValueItem {
  /** The name of the value; unique in its table. */
  name: string;
  /** The value. An empty one shows a dash. */
  value: ReactNode;
}

export interface NameValueTableProps extends HTMLAttributes<HTMLDListElement> {
  /** The pairs in display order. */
  items: readonly NameValueItem[];
  /** Width of the names as a CSS length. In narrow containers, names are above their values. @default "11rem" */
  nameWidth?: string | undefined;
  /** The values are short, so names stay beside them in narrow containers. @default false */
  hasShortValues?: boolean | undefined;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === "" || value === false;

/** The properties of a record as name and value pairs. */
export const NameValueTable = forwardRef<HTMLDListElement, NameValueTableProps>(function NameValueTable(
  { items, nameWidth, hasShortValues = false, className, style, ...rest },
  ref,
) {
  return (
    <dl
      {...rest}
      ref={ref}
      className={cx(
        "ui:@container ui:break-words ui:font-sans ui:text-table ui:text-fg ui:tabular-nums",
        className,
      )}
      style={
        nameWidth ? ({ "--portico-name-width": nameWidth, ...style } as NonNullable<typeof style>) : style
      }
    >
      {items.map(({ name, value }) => (
        <div
          key={name}
          className={cx(
            "ui:flex ui:border-b ui:border-border ui:py-2 ui:last:border-b-0 ui:print:break-inside-avoid",
            hasShortValues ? "ui:gap-4" : "ui:flex-col ui:@sm:flex-row ui:@sm:gap-4",
          )}
        >
          <dt
            className={cx(
              "ui:shrink-0 ui:text-fg-muted",
              hasShortValues
                ? "ui:w-[var(--portico-name-width,11rem)]"
                : "ui:@sm:w-[var(--portico-name-width,11rem)]",
            )}
          >
            {name}
          </dt>
          <dd className="ui:value-text ui:min-w-0 ui:flex-1 ui:break-words">
            {isEmpty(value) ? <span className="ui:text-fg-muted">–</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
});
