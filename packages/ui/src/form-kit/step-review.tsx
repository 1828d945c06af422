"use client";

import { useFormContext } from "react-hook-form";
import { Button } from "../button/button.js";
import { useFormMessages } from "../messages/use-form-messages.js";
import { NameValueTable } from "../name-value-table/name-value-table.js";
import { valueAt } from "./form-values.js";
import { useRegistered } from "./use-form-errors.js";
import { outermost } from "./version-parts.js";

interface StepReviewProps {
  steps: readonly { readonly id: string; readonly title: string }[];
  panelOf: (index: number) => HTMLElement | undefined;
  onEdit: (index: number) => void;
}

/** All values by step, each with a button that opens the step. */
export function StepReview({ steps, panelOf, onEdit }: StepReviewProps) {
  const { steps: texts } = useFormMessages();
  const { getValues } = useFormContext();
  const { fields } = useRegistered();
  const values = getValues();
  const shown = outermost(fields.map(({ name }) => name));
  return steps.map(({ id, title }, index) => {
    const inStep = fields.filter(
      ({ name, element }) => shown.includes(name) && panelOf(index)?.contains(element),
    );
    return (
      <section key={id} aria-label={title} className="ui:flex ui:flex-col ui:gap-2">
        <div className="ui:flex ui:items-center ui:justify-between ui:gap-3">
          <h3 className="ui:text-form ui:font-semibold">{title}</h3>
          <Button size="sm" aria-label={texts.edit(title)} onClick={() => onEdit(index)}>
            {texts.edit(title)}
          </Button>
        </div>
        <NameValueTable
          items={inStep.map(({ name, label, describe }) => ({
            name: label,
            value: describe(valueAt(values, name)).join(", "),
          }))}
        />
      </section>
    );
  });
}
