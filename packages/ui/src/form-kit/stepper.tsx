"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.js";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { useKit } from "./kit-context.js";
import { StepList } from "./step-list.js";
import { StepReview } from "./step-review.js";
import { SubmitButton } from "./submit-button.js";

/** A step of a form. */
export interface FormStep {
  id: string;
  title: string;
  /** The fields of the step. */
  content: ReactNode;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The steps in their order. */
  steps: readonly FormStep[];
  /** Ends with a step that shows all values. @default true */
  hasReview?: boolean | undefined;
  /** The text of the submit button in the last step. @default "Submit" or "Save", from the messages */
  submitLabel?: ReactNode | undefined;
}

const reviewId = "review";

/** A form in steps. 'Next' validates the fields of a step; the steps before can be opened again. */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper(
  { steps, hasReview = true, submitLabel, className, ...rest },
  ref,
) {
  const texts = useFormMessages();
  const { registry, validate } = useKit();
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [root, mergedRef] = useMergedRef(ref);
  const isMoving = useRef(false);
  const all = hasReview ? [...steps, { id: reviewId, title: texts.steps.review, content: null }] : steps;
  const panelOf = (index: number) => panelsIn(root.current)[index];

  const goTo = (index: number) => {
    isMoving.current = true;
    setCurrent(index);
    setReached((before) => Math.max(before, index));
  };
  const goNext = async () => {
    const panel = panelOf(current);
    const names = registry.fields().filter(({ element }) => panel?.contains(element));
    if (await validate(names.map(({ name }) => name))) goTo(current + 1);
  };
  useEffect(
    () =>
      registry.addReveal((element) => {
        const index = panelsIn(root.current).findIndex((panel) => panel.contains(element));
        if (index >= 0) setCurrent(index);
      }),
    [registry, root],
  );
  useEffect(() => {
    // The heading of a new step is read first. A field that is moved to keeps the focus.
    if (isMoving.current) panelsIn(root.current)[current]?.focus();
    isMoving.current = false;
  }, [current, root]);

  return (
    <div
      {...rest}
      ref={mergedRef}
      className={cx("ui:flex ui:flex-col ui:gap-5 ui:font-sans ui:text-fg", className)}
    >
      <StepList steps={all} current={current} reached={reached} panelOf={panelOf} onSelect={goTo} />
      {all.map((step, index) => (
        <section
          key={step.id}
          data-form-step={step.id}
          tabIndex={-1}
          hidden={index !== current}
          aria-label={`${texts.steps.position(index + 1, all.length)}: ${step.title}`}
          className="ui:flex ui:flex-col ui:gap-5 ui:outline-none ui:[&[hidden]]:hidden"
        >
          {hasReview && index === steps.length
            ? index === current && <StepReview steps={steps} panelOf={panelOf} onEdit={goTo} />
            : step.content}
        </section>
      ))}
      <div className="ui:flex ui:flex-wrap ui:gap-2 ui:print:hidden">
        {current > 0 && <Button onClick={() => goTo(current - 1)}>{texts.steps.back}</Button>}
        {current < all.length - 1 ? (
          <Button variant="primary" onClick={() => void goNext()}>
            {texts.steps.next}
          </Button>
        ) : (
          <SubmitButton>{submitLabel}</SubmitButton>
        )}
      </div>
    </div>
  );
});

function panelsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[data-form-step]") ?? [])];
}
