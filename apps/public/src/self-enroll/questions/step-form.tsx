import { ArrowLeft } from "@portico/ui/icons";
import type { FormEvent, ReactNode } from "react";
import { buttonStyles } from "../controls/control-styles.ts";
import { Link } from "../routing/link.tsx";
import type { Step } from "../routing/routes.ts";
import { useSite } from "../site/site.ts";

interface Props {
  /** The step before. Undefined for the first. */
  readonly back?: Step;
  readonly submit: string;
  readonly isBusy?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A question with its buttons. Enter continues. */
export function StepForm({ back, submit, isBusy = false, onSubmit, children }: Props) {
  const { texts } = useSite();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      {children}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {back && (
          <Link to={{ page: back }} className={buttonStyles.quiet}>
            <ArrowLeft size={18} />
            {texts.site.back}
          </Link>
        )}
        <button
          type="submit"
          aria-busy={isBusy || undefined}
          className={`${buttonStyles.primary} max-sm:w-full`}
        >
          {isBusy ? `${texts.site.loading} …` : submit}
        </button>
      </div>
    </form>
  );
}
