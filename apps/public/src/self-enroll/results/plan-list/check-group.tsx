import { CheckField } from "../../controls/check-field.tsx";

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
    readonly count?: number | undefined;
  }[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

/** Several values to choose from, each with the number of plans that have it. */
export function CheckGroup<const Value extends string>({ legend, options, chosen, onToggle }: Props<Value>) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid">
        {options.map(({ value, label, hint, count }) => (
          <CheckField
            key={value}
            isChecked={chosen.includes(value)}
            onChange={() => onToggle(value)}
            label={
              <span className="grid">
                <span>
                  {label}
                  {count !== undefined && <span className="text-sm text-fg-muted"> ({count})</span>}
                </span>
                {hint && <span className="text-sm text-fg-muted">{hint}</span>}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
