"use client";

import { Steps } from "../steps/steps.js";
import { useFormErrors } from "./use-form-errors.js";

interface StepListProps {
  steps: readonly { readonly id: string; readonly title: string }[];
  current: number;
  /** The last step that was opened. */
  reached: number;
  panelOf: (index: number) => HTMLElement | undefined;
  onSelect: (index: number) => void;
}

/** The steps with their state; opened ones can be opened again. */
export function StepList({ steps, current, reached, panelOf, onSelect }: StepListProps) {
  const errors = useFormErrors();
  return (
    <Steps
      currentId={steps[current]?.id ?? ""}
      steps={steps.map(({ id, title }, index) => {
        const panel = panelOf(index);
        const errorCount = errors.filter(({ field }) => field && panel?.contains(field.element)).length;
        const isDone = index < reached && errorCount === 0;
        return { id, label: title, errorCount, isDone, isDisabled: index > reached };
      })}
      onSelect={(step) => onSelect(steps.findIndex(({ id }) => id === step.id))}
    />
  );
}
