import { useEffect, useState } from "react";
import { TextField } from "../../controls/text-field.tsx";
import { isUnreadable } from "../../quote/draft.ts";
import { useFormat } from "../../site/format.ts";
import { useResultTexts } from "../result-texts.ts";

interface Range {
  readonly min: string;
  readonly max: string;
}

interface Props extends Range {
  readonly id: string;
  readonly legend: string;
  /** The lowest and highest value of all plans. */
  readonly bounds: { readonly min: number; readonly max: number } | undefined;
  readonly onChange: (range: Range) => void;
}

/** Milliseconds without typing before the list changes. */
const pause = 500;

/** A range of dollars. */
export function RangeField({ id, legend, bounds, min, max, onChange }: Props) {
  const texts = useResultTexts();
  const { dollars } = useFormat();
  const [typed, setTyped] = useState<Range>({ min, max });
  useEffect(() => setTyped({ min, max }), [min, max]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only typing starts the pause.
  useEffect(() => {
    if (typed.min === min && typed.max === max) return;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  // At once when the field is left: the dialog with the filters may close before the pause ends.
  const commit = () => {
    if (typed.min !== min || typed.max !== max) onChange(typed);
  };
  const field = (part: keyof Range) => (
    <TextField
      id={`${id}-${part}`}
      label={<span className="text-sm font-normal">{texts.filters[part]}</span>}
      value={typed[part]}
      prefix="$"
      placeholder={bounds ? dollars(bounds[part]).replace("$", "") : ""}
      inputMode="numeric"
      autoComplete="off"
      textError={isUnreadable(typed[part]) ? texts.filters.notAnAmount : undefined}
      onBlur={commit}
      onChange={(value) => setTyped({ ...typed, [part]: value })}
    />
  );
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-3">
        {field("min")}
        {field("max")}
      </div>
    </fieldset>
  );
}
