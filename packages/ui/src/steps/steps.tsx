"use client";

import { createElement, forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { Check } from "../icons/index.js";
import { useFormMessages } from "../messages/use-form-messages.js";

/** A step of a process. */
export interface Step {
  id: string;
  label: string;
  /** Whether the user has finished it. @default the steps before the current one are */
  isDone?: boolean | undefined;
  /** How many errors the step has. @default 0 */
  errorCount?: number | undefined;
  /** Whether it can't be opened yet. @default false */
  isDisabled?: boolean | undefined;
  /** The page of the step, if it has its own. @default a button if there is `onSelect`, or else text */
  href?: string | undefined;
}

/** What a rendered link needs. Spread the props on your router's link. */
export interface StepLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  "aria-current": "step" | undefined;
}

export interface StepsProps extends Omit<HTMLAttributes<HTMLElement>, "onSelect" | "children"> {
  /** The steps in their order. */
  steps: readonly Step[];
  /** The step that the user is in. */
  currentId: string;
  /** Called when the user presses a step. Without it, steps without an `href` are text. */
  onSelect?: ((change: { id: string }) => void) | undefined;
  /** Renders links with your router. @default a native link */
  renderLink?: ((props: StepLinkProps) => ReactElement) | undefined;
}

/**
 * The steps of a process: done, current, with errors, and to come. On phones, it says 'Step 2 of 5' with the current step,
 * and the others are numbers.
 */
export const Steps = forwardRef<HTMLElement, StepsProps>(function Steps(
  { steps, currentId, onSelect, renderLink = (props) => createElement("a", props), className, ...rest },
  ref,
) {
  const texts = useFormMessages();
  const current = steps.findIndex(({ id }) => id === currentId);
  return (
    <nav
      aria-label={texts.steps.label}
      {...rest}
      ref={ref}
      className={cx("ui:font-sans ui:text-table ui:text-fg", className)}
    >
      <p className="ui:pb-1 ui:sm:hidden">
        {texts.steps.position(current + 1, steps.length)}
        {current >= 0 && <strong className="ui:font-medium">: {steps[current]?.label}</strong>}
      </p>
      <ol className="ui:flex ui:flex-wrap ui:gap-x-2 ui:gap-y-1">
        {steps.map((step, index) => {
          const { id, href, isDisabled = false } = step;
          const isCurrent = index === current;
          const isDone = step.isDone ?? index < current;
          const props = {
            "aria-current": isCurrent ? ("step" as const) : undefined,
            className: cx(
              "ui:flex ui:items-center ui:gap-2 ui:rounded-md ui:px-2.5 ui:py-1.5 ui:text-start ui:no-underline",
              isCurrent ? "ui:bg-surface-selected ui:font-medium ui:text-fg" : "ui:text-fg-muted",
              (href !== undefined || onSelect) &&
                "ui:cursor-pointer ui:hover:bg-surface-hover ui:disabled:cursor-default ui:disabled:text-fg-disabled ui:disabled:hover:bg-transparent",
            ),
            children: <StepContent step={step} index={index} isDone={isDone && !isCurrent} />,
          };
          return (
            <li key={id} data-state={stateOf(step, isCurrent, isDone)}>
              {href !== undefined && !isDisabled ? (
                renderLink({ ...props, href })
              ) : onSelect ? (
                <button {...props} type="button" disabled={isDisabled} onClick={() => onSelect({ id })} />
              ) : (
                <span {...props} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

interface StepContentProps {
  step: Step;
  index: number;
  isDone: boolean;
}

function StepContent({ step: { label, errorCount = 0 }, index, isDone }: StepContentProps) {
  const texts = useFormMessages();
  const hasErrors = errorCount > 0;
  return (
    <>
      <span
        className={cx(
          "ui:flex ui:size-6 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-full ui:border ui:border-current ui:text-caption ui:tabular-nums",
          hasErrors ? "ui:text-danger-fg" : isDone && "ui:text-success-fg",
        )}
      >
        {isDone && !hasErrors ? <Check size={12} aria-hidden="true" /> : index + 1}
      </span>{" "}
      <span className="ui:max-sm:sr-only">{label}</span>{" "}
      {isDone && !hasErrors && <span className="ui:sr-only">{texts.complete}</span>}
      {hasErrors && (
        <span className="ui:text-caption ui:font-medium ui:text-danger-fg ui:max-sm:sr-only">
          {texts.errorCount(errorCount)}
        </span>
      )}
    </>
  );
}

function stateOf({ errorCount = 0 }: Step, isCurrent: boolean, isDone: boolean): string {
  if (isCurrent) return "current";
  if (errorCount > 0) return "error";
  return isDone ? "done" : "upcoming";
}
