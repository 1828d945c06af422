import { Button } from "@portico/ui";
import { Check } from "@portico/ui/icons";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { offlineMessages } from "../../messages/offline-applications.ts";

const texts = offlineMessages.page;

export interface SubmittedApplicationProps {
  id: string;
  onAnother: () => void;
}

/** What follows after an application was submitted. */
export function SubmittedApplication({ id, onAnother }: SubmittedApplicationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-center gap-4 rounded-xl border border-border bg-surface px-4 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-success-surface text-success-fg">
        <Check size={24} aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
        {texts.success}
      </h2>
      <p className="text-fg-muted">
        {texts.applicationId}: <span className="font-mono text-fg">{id}</span>
      </p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button variant="primary" onClick={onAnother}>
          {texts.another}
        </Button>
        <Link to="/portal/form/manage" className="text-fg-link underline underline-offset-2">
          {texts.manage}
        </Link>
      </div>
    </section>
  );
}
