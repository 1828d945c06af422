import { type ReactNode, useId } from "react";
import { Heading } from "../heading.tsx";

/** Props of `DetailSection`. */
export interface DetailSectionProps {
  title: string;
  /** Hides the title visually. Screen readers still announce it. @default false */
  isTitleHidden?: boolean;
  /** @default true */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A section of a detail page. */
export function DetailSection({
  title,
  isTitleHidden = false,
  isPrinted = true,
  children,
}: DetailSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-print={isPrinted ? undefined : "hidden"}
      className="min-w-0 rounded-lg border border-border bg-surface-raised px-4 py-3 print:border-0 print:p-0"
    >
      <Heading
        level={2}
        id={titleId}
        className={isTitleHidden ? "sr-only" : "mb-3 text-section font-semibold"}
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
