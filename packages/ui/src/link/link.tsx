import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from "react";
import { cx } from "../class-names/cx.js";
import { type AsChildProps, Slot } from "../slot/slot.js";
import { NewTabMark } from "./new-tab-mark.js";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, AsChildProps {
  /** A decorative icon before the text. Not with `asChild`. @default none */
  icon?: ReactNode | undefined;
  /** Opens a new tab, and says so. Not with `asChild`. @default false */
  opensNewTab?: boolean | undefined;
  /** `muted` is for links in navigation and footers. @default "primary" */
  tone?: "primary" | "muted" | undefined;
}

const tones = { primary: "ui:text-fg-link", muted: "ui:text-fg-muted ui:hover:text-fg" } as const;

/** A text link. With `asChild`, the child is the link, such as that of your router. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { icon, opensNewTab = false, tone = "primary", asChild = false, className, children, ...rest },
  ref,
) {
  const classes = cx(
    "ui:rounded-sm ui:underline ui:underline-offset-2",
    tones[tone],
    icon ? "ui:inline-flex ui:items-center ui:gap-1.5" : undefined,
    className,
  );
  if (asChild) {
    return (
      <Slot {...rest} ref={ref} className={classes}>
        {children}
      </Slot>
    );
  }
  return (
    <a
      {...(opensNewTab && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
      ref={ref}
      className={classes}
    >
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
      {opensNewTab && <NewTabMark />}
    </a>
  );
});
