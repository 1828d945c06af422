import type { ReactNode } from "react";

/** A label with a value. Empty values are left out. */
export type Fact = readonly [label: string, value: string | null];

export interface RecordItemProps {
  /** The link to the record. */
  title: ReactNode;
  /** Status badges. @default none */
  badges?: ReactNode;
  facts: readonly Fact[];
  /** What can be done with it, which is not printed. @default none */
  action?: ReactNode;
}

/** A record in a list: its link and status, and below them what else is known. Wraps at any width. */
export function RecordItem({ title, badges, facts, action }: RecordItemProps) {
  return (
    <li className="grid gap-1 border-b border-border py-2 first:pt-0 last:border-0 last:pb-0 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {title}
        {badges}
        {action && <span className="ms-auto print:hidden">{action}</span>}
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-table tabular-nums">
        {facts.map(
          ([label, value]) =>
            value !== null &&
            value !== "" && (
              <div key={label} className="flex min-w-0 gap-1 wrap-anywhere">
                <dt className="shrink-0 text-fg-muted">{label}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}
