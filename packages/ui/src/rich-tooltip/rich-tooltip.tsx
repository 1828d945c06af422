import { forwardRef, type ReactNode } from "react";
import { Tooltip, type TooltipProps } from "../tooltip/tooltip.js";

export interface RichTooltipProps extends Omit<TooltipProps, "text"> {
  /** A few words above the text. @default none */
  heading?: ReactNode | undefined;
  /** One or several lines, separated by line breaks, without controls. @default none */
  text?: ReactNode | undefined;
  /** A short list below the text. @default none */
  items?: readonly string[] | undefined;
}

/**
 * A tooltip with a heading, several lines or a short list. All of it becomes the accessible description of the element,
 * so it is text only. It stays while the pointer is on it, and Esc hides it. For links, buttons or fields, use
 * `Popover`: a tooltip can't be reached with the keyboard.
 */
export const RichTooltip = forwardRef<HTMLSpanElement, RichTooltipProps>(function RichTooltip(
  { heading, text, items = [], ...rest },
  ref,
) {
  return (
    <Tooltip
      {...rest}
      ref={ref}
      text={
        // The spaces separate the parts for screen readers.
        <span className="ui:flex ui:flex-col ui:gap-1 ui:py-0.5 ui:font-normal ui:whitespace-pre-line">
          {heading && <strong className="ui:font-semibold">{heading}</strong>} {text && <span>{text}</span>}{" "}
          {items.map((item) => (
            <span key={item} className="ui:flex ui:gap-1.5">
              <span aria-hidden="true">•</span> {item}{" "}
            </span>
          ))}
        </span>
      }
    />
  );
});
