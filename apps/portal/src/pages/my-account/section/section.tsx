import type { ReactNode } from "react";

/** Props of `Section`. */
export interface SectionProps {
  /** What the index leads to. */
  id: string;
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** What is at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named part of the page. */
export function Section({ id, title, lead, action, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 rounded-xl border border-border bg-surface outline-none print:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-3 sm:px-5">
        <div className="me-auto min-w-0">
          <h2 id={`${id}-title`} className="text-section font-semibold">
            {title}
          </h2>
          {lead && <p className="text-table text-fg-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="p-4 sm:p-5">{children}</div>
    </section>
  );
}
