import { maxInDays } from "@portico/endpoints";
import { DateField, TimeField } from "@portico/ui/date-fields";
import { NumberField } from "@portico/ui/forms";
import { type Ref, useId } from "react";
import { useActionMessages } from "../../messages/lists.ts";
import { useToday } from "../../use-date-options.ts";
import { type DueInput, problemsOf } from "./due-input.ts";

export interface FollowUpFieldsProps {
  /** What is promised, such as 'Call Back'. */
  kind: string;
  value: DueInput;
  onChange: (value: DueInput) => void;
  /** Receives the first field. */
  firstField?: Ref<HTMLInputElement>;
}

/** When a follow-up is due: in a number of business days or on a day, at a time or at any. All empty adds none. */
export function FollowUpFields({ kind, value, onChange, firstField }: FollowUpFieldsProps) {
  const texts = useActionMessages().followUp;
  const today = useToday();
  const hintId = useId();
  const problems = problemsOf(value, today, texts);
  return (
    <fieldset aria-describedby={hintId} className="page:flex page:min-w-0 page:flex-col page:gap-2">
      <legend className="page:contents">
        <span className="page:text-form page:font-semibold">{texts.legend(kind)}</span>
      </legend>
      <div className="page:grid page:items-start page:gap-3 page:sm:grid-cols-3">
        <NumberField
          ref={firstField}
          label={texts.inDays}
          min={0}
          max={maxInDays}
          autoComplete="off"
          value={value.inDays}
          error={problems.inDays}
          onChange={({ value: inDays }) =>
            onChange({ ...value, inDays, ...(inDays !== null && { dueDate: "" }) })
          }
        />
        <DateField
          label={texts.day}
          min={today}
          value={value.dueDate}
          error={problems.dueDate}
          onChange={({ value: dueDate }) =>
            onChange({ ...value, dueDate, ...(dueDate !== "" && { inDays: null }) })
          }
        />
        <TimeField
          label={texts.time}
          value={value.dueTime}
          onChange={({ value: dueTime }) => onChange({ ...value, dueTime })}
        />
      </div>
      <p id={hintId} className="page:m-0 page:text-caption page:text-fg-muted">
        {texts.hint}
      </p>
    </fieldset>
  );
}
