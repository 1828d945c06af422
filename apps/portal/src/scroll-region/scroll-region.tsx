import type { ReactNode } from "react";

export interface ScrollRegionProps {
  /** Its accessible name. */
  label: string;
  className: string;
  /** Whether its content is loading. @default false */
  isBusy?: boolean;
  children: ReactNode;
}

/** A part of a page that can be scrolled, including with the keyboard. */
export function ScrollRegion({ label, className, isBusy = false, children }: ScrollRegionProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      aria-busy={isBusy || undefined}
      className={className}
    >
      {children}
    </section>
  );
}
