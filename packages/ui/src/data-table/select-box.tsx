interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  isDisabled: boolean;
}

/** A row's checkbox: the browser's own, so that hundreds cost nothing. The table hears its clicks, and knows about Shift. */
export function SelectBox({ label, isChecked, isDisabled }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      className="portico-check"
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      tabIndex={-1}
      readOnly
    />
  );
}
