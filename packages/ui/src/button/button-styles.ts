import { cva } from "class-variance-authority";

/** Visual weight of a button, or `danger` for destructive actions. */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
/** Height of a button: 28 or 36 px. */
export type ButtonSize = "sm" | "md";

const styles = cva(
  "ui:group ui:relative ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:gap-2 ui:rounded-md ui:border ui:font-sans ui:font-medium ui:whitespace-nowrap ui:no-underline ui:select-none ui:[&>svg]:shrink-0 ui:transition-colors ui:duration-fast",
  {
    variants: {
      look: {
        primary:
          "ui:cursor-pointer ui:border-transparent ui:bg-primary ui:text-fg-on-primary ui:shadow-control ui:hover:bg-primary-hover ui:active:bg-primary-pressed",
        secondary:
          "ui:cursor-pointer ui:border-border-strong ui:bg-surface-control ui:text-fg ui:shadow-control ui:hover:bg-surface-hover ui:active:bg-surface-pressed",
        ghost:
          "ui:cursor-pointer ui:border-transparent ui:text-fg ui:hover:bg-surface-hover ui:active:bg-surface-pressed",
        danger:
          "ui:cursor-pointer ui:border-transparent ui:bg-danger ui:text-fg-on-danger ui:shadow-control ui:hover:bg-danger-hover",
        disabled:
          "ui:cursor-not-allowed ui:border-border ui:bg-surface-disabled ui:text-fg-disabled ui:forced-colors:border-[GrayText] ui:forced-colors:text-[GrayText]",
        disabledGhost:
          "ui:cursor-not-allowed ui:border-transparent ui:text-fg-disabled ui:forced-colors:border-[GrayText] ui:forced-colors:text-[GrayText]",
      },
      size: { sm: "ui:h-control-sm ui:text-table", md: "ui:h-control ui:text-form" },
      shape: {
        sm: "ui:min-w-control-sm ui:px-2.5",
        md: "ui:min-w-control ui:px-3.5",
        square: "ui:aspect-square",
      },
    },
  },
);

export interface ButtonStyle {
  /** @default "secondary" */
  variant?: ButtonVariant | undefined;
  /** @default "md" */
  size?: ButtonSize | undefined;
  /** Square, for an icon without text. @default false */
  isSquare?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** The button styles as a class, for links that look like buttons. */
export function buttonStyles({
  variant = "secondary",
  size = "md",
  isSquare,
  isDisabled,
}: ButtonStyle = {}): string {
  const disabledLook = variant === "ghost" ? "disabledGhost" : "disabled";
  return styles({ look: isDisabled ? disabledLook : variant, size, shape: isSquare ? "square" : size });
}
