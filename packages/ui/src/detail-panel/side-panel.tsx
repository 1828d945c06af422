"use client";

import { forwardRef, type HTMLAttributes, type ReactNode, useId, useRef } from "react";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { footerStyles } from "../dialog/footer-styles.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import type { FocusOrigin } from "../focus-return/focus-return.js";
import { X } from "../icons/index.js";
import { useDetailPanelMessages } from "../messages/use-display-messages.js";
import { useOverflow } from "../scrolling/use-overflow.js";
import { panelKey } from "./panel-key.js";
import { PanelResizer } from "./panel-resizer.js";
import { StepButtons, type StepProps } from "./step-buttons.js";
import { usePanelFocus } from "./use-panel-focus.js";
import { type PanelSize, usePanelWidth } from "./use-panel-width.js";

export interface SidePanelProps extends Omit<HTMLAttributes<HTMLDivElement>, "title">, StepProps {
  /** Called when the user closes it: with Esc or the X. */
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** The title of the record, announced when another one is shown. */
  title: ReactNode;
  /** One or two sentences under the title. @default none */
  description?: ReactNode | undefined;
  /** Action buttons at the bottom. @default none */
  footer?: ReactNode | undefined;
  /** Width: 448 or 672 px. @default "md" */
  size?: PanelSize | undefined;
  /** The width in px that the user gave it before. @default that of `size` */
  defaultWidth?: number | undefined;
  /** Whether users can resize it, by dragging its edge or with the arrow keys on it. @default false */
  isResizable?: boolean | undefined;
  /** Called with the width in px after the user resized it. */
  onWidthChange?: ((change: { width: number }) => void) | undefined;
}

/** The panel beside the list on a wide page. The focus returns to `origin` when it closes. */
export const SidePanel = forwardRef<HTMLDivElement, SidePanelProps & { origin: FocusOrigin }>(
  function SidePanel(
    {
      onOpenChange,
      title,
      description,
      footer,
      onPrevious,
      onNext,
      size = "md",
      defaultWidth,
      isResizable = false,
      onWidthChange,
      className,
      style,
      origin,
      children,
      ...rest
    },
    ref,
  ) {
    const texts = useDetailPanelMessages();
    const titleId = useId();
    const [panel, mergedRef] = useMergedRef(ref);
    const heading = useRef<HTMLHeadingElement>(null);
    const body = useOverflow();
    const { width, setWidth, style: widthStyle } = usePanelWidth(size, defaultWidth, onWidthChange);
    usePanelFocus(panel, heading, origin);
    const close = () => onOpenChange({ isOpen: false });
    const focusHeading = () => heading.current?.focus({ preventScroll: true });
    return (
      // biome-ignore lint/a11y/useSemanticElements: its ref is that of the sheet on narrow screens
      <div
        {...rest}
        ref={mergedRef}
        role="region"
        aria-labelledby={titleId}
        data-size={size}
        data-keep-clear=""
        style={widthStyle ? { ...widthStyle, ...style } : style}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          panelKey(event, { close, focusHeading, onPrevious, onNext });
        }}
        className={cx(
          "ui:sticky ui:top-0 ui:flex ui:h-full ui:max-h-dvh ui:max-w-[50%] ui:shrink-0 ui:data-[size=lg]:w-[672px] ui:data-[size=md]:w-[448px] ui:flex-col ui:break-words ui:border-s ui:border-border ui:bg-surface-raised ui:font-sans ui:text-form ui:text-fg ui:print:hidden",
          className,
        )}
      >
        {isResizable && <PanelResizer label={texts.resize} width={width} onWidthChange={setWidth} />}
        <div className="ui:flex ui:items-start ui:gap-2 ui:ps-5 ui:pe-3 ui:pt-3 ui:pb-2">
          <div className="ui:min-w-0 ui:flex-1 ui:pt-0.5">
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              aria-live="polite"
              className="ui:text-section ui:font-semibold ui:break-words ui:outline-none"
            >
              {title}
            </h2>
            {description && <div className="ui:mt-0.5 ui:text-fg-muted">{description}</div>}
          </div>
          <StepButtons onPrevious={onPrevious} onNext={onNext} />
          <IconButton size="sm" label={texts.close} icon={<X size={16} />} onClick={close} />
        </div>
        <div
          ref={body.ref}
          data-panel-body=""
          tabIndex={body.isOverflowing ? 0 : undefined}
          className="ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:px-5 ui:py-1 ui:last:pb-5 ui:focus-visible:-outline-offset-2"
        >
          {children}
        </div>
        {footer && <div className={footerStyles}>{footer}</div>}
      </div>
    );
  },
);
