import { type ReactNode, useId } from "react";
import { useBrandName } from "../../../brand/use-brand.ts";

export interface CardProps {
  /** The heading, and the page's part of the document title. */
  title: string;
  lead?: ReactNode;
  /** Receives the heading's id, for `aria-labelledby`. */
  children?: (titleId: string) => ReactNode;
  /** Links below the content. */
  footer?: ReactNode;
}

/** The card of a login page. */
export function Card({ title, lead, children, footer }: CardProps) {
  const titleId = useId();
  const brandName = useBrandName();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-xl border border-border bg-surface p-5 shadow-float sm:p-8"
    >
      <title>{`${title} · ${brandName}`}</title>
      <h1 id={titleId} tabIndex={-1} className="text-title font-semibold text-balance outline-none">
        {title}
      </h1>
      {lead && <div className="mt-1 text-form text-fg-muted">{lead}</div>}
      {children && <div className="mt-6">{children(titleId)}</div>}
      {footer && <div className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2 text-form">{footer}</div>}
    </section>
  );
}
