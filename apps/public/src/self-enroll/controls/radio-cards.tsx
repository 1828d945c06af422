interface Props<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly value: Value | "";
  readonly options: readonly { readonly value: Value; readonly label: string; readonly text?: string }[];
  /** What is wrong, in plain words. */
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few values, with all of them shown. The first has the name as its ID. */
export function RadioCards<const Value extends string>({
  name,
  legend,
  value,
  options,
  error,
  onChange,
}: Props<Value>) {
  return (
    <fieldset aria-describedby={error && `${name}-error`} className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-lg border border-border-control bg-surface-control p-3 outline-offset-2 has-checked:border-primary has-checked:bg-surface-selected has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            {...(index === 0 && { id: name })}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
          />
          <span className="grid">
            <span className="font-medium">{option.label}</span>
            {option.text && <span className="text-sm text-fg-muted">{option.text}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className="text-sm font-medium text-danger-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
