import { type ReactNode, useId } from "react";
import { Heading } from "../heading.tsx";

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
      className="page:min-w-0 page:rounded-lg page:border page:border-border page:bg-surface-raised page:px-4 page:py-3 page:print:border-0 page:print:p-0"
    >
      <Heading
        level={2}
        id={titleId}
        className={isTitleHidden ? "page:sr-only" : "page:mb-3 page:text-section page:font-semibold"}
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
