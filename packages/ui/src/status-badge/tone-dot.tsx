const dotStyles = {
  neutral: "ui:bg-neutral-solid",
  info: "ui:bg-info-solid",
  success: "ui:bg-success-solid",
  warning: "ui:bg-warning-solid",
  danger: "ui:bg-danger-solid",
} as const;

/** A decorative dot in the color of a tone. */
export function ToneDot({ tone }: { tone: keyof typeof dotStyles }) {
  return (
    <span
      aria-hidden="true"
      className={`ui:size-1.5 ui:shrink-0 ui:rounded-full ui:forced-colors:border ${dotStyles[tone]}`}
    />
  );
}
