"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, type ReactNode, useRef } from "react";
import { IconButton } from "../button/icon-button.js";
import { cx } from "../class-names/cx.js";
import { X } from "../icons/index.js";
import { isInputMethodKey } from "../keyboard/input-method-key.js";
import { useDialogMessages } from "../messages/use-dialog-messages.js";
import { useOverflow } from "../scrolling/use-overflow.js";
import { footerStyles } from "./footer-styles.js";
import { holdFooter } from "./hold-footer.js";
import { ModalOverlay } from "./modal-overlay.js";
import { useDialogFocus } from "./use-dialog-focus.js";

export interface ModalFrameProps
  extends Omit<ComponentPropsWithoutRef<typeof RadixDialog.Content>, "title" | "asChild" | "forceMount"> {
  /** Whether it is open. Controlled by the page. */
  isOpen: boolean;
  /** Called when the user closes it: with Esc, the X, or a click outside. */
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** The title and accessible name. */
  title: ReactNode;
  /** One or two sentences under the title, announced when it opens. @default none */
  description?: ReactNode | undefined;
  /** Action buttons in the footer, the primary one last. @default none */
  footer?: ReactNode | undefined;
  /** A button that opens it; rendered where the dialog is. @default none */
  trigger?: ReactElement | undefined;
  /** Classes of its parts; `className` is for the dialog itself. */
  classNames?:
    | {
        /** The scrim around it. */
        overlay?: string | undefined;
        header?: string | undefined;
        body?: string | undefined;
        footer?: string | undefined;
      }
    | undefined;
  /** Where to mount it. @default document.body */
  container?: HTMLElement | null | undefined;
}

interface FrameLook {
  overlayClassName: string;
  /** Confirmations have no X, because they need an answer. */
  hasCross?: boolean | undefined;
}

/**
 * The common parts of modals: overlay, title, scrolling body, actions and focus trap. In very low windows, as at 400%
 * zoom, everything scrolls.
 */
export const ModalFrame = forwardRef<HTMLDivElement, ModalFrameProps & FrameLook>(function ModalFrame(
  {
    isOpen,
    trigger,
    onOpenChange,
    title,
    description,
    footer,
    container,
    classNames,
    overlayClassName,
    hasCross = true,
    className,
    children,
    onEscapeKeyDown,
    onInteractOutside,
    ...rest
  },
  ref,
) {
  const messages = useDialogMessages();
  const place = useRef<HTMLSpanElement>(null);
  const focusReturn = useDialogFocus(rest);
  const pressEscape = (event: KeyboardEvent) => {
    // An open listbox or menu in the dialog handles the key itself.
    const { target } = event;
    if (target instanceof Element && target.closest("[data-handles-escape]")) event.preventDefault();
    else if (isInputMethodKey(event)) event.preventDefault();
    else onEscapeKeyDown?.(event);
  };
  const pressOutside: typeof onInteractOutside = (event) => {
    // A notification is dismissed, and the dialog stays open. By now, its card may be removed.
    const { target } = event;
    if (target instanceof Element && target.closest("[data-notice]")) event.preventDefault();
    else onInteractOutside?.(event);
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => onOpenChange({ isOpen: next })}>
      {isOpen && <span ref={place} hidden={true} />}
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={container}>
        {/* Not Radix's overlay, which adds a style sheet to lock scrolling. */}
        <ModalOverlay place={place} className={cx(overlayClassName, classNames?.overlay)}>
          <RadixDialog.Content
            {...(description ? undefined : { "aria-describedby": undefined })}
            {...rest}
            {...focusReturn}
            ref={ref}
            onEscapeKeyDown={pressEscape}
            onInteractOutside={pressOutside}
            className={cx(
              "ui:relative ui:flex ui:w-full ui:flex-col ui:break-words ui:bg-surface-raised ui:font-sans ui:text-form ui:text-fg ui:shadow-float ui:focus-visible:outline-none ui:forced-colors:border ui:[@media(max-height:24rem)]:overflow-y-auto ui:print:max-h-none ui:print:max-w-none ui:print:shadow-none",
              className,
            )}
          >
            <div
              className={cx("ui:ps-5 ui:pt-4 ui:pb-3", hasCross ? "ui:pe-12" : "ui:pe-5", classNames?.header)}
            >
              <RadixDialog.Title className="ui:text-section ui:font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="ui:mt-1 ui:text-form ui:text-fg-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {children !== undefined && children !== null && (
              <DialogBody className={cx(!footer && "ui:pb-5", classNames?.body)}>{children}</DialogBody>
            )}
            {footer && (
              <div
                data-dialog-footer=""
                onPointerDown={({ currentTarget }) => holdFooter(currentTarget)}
                className={cx(footerStyles, "ui:mt-3 ui:print:hidden", classNames?.footer)}
              >
                {footer}
              </div>
            )}
            {/* Last, so that the initial focus goes to the content. */}
            {hasCross && (
              <span className="ui:absolute ui:top-3 ui:end-3 ui:print:hidden">
                <RadixDialog.Close asChild>
                  <IconButton
                    label={messages.dialog.close}
                    icon={<X size={16} aria-hidden="true" />}
                    size="sm"
                  />
                </RadixDialog.Close>
              </span>
            )}
          </RadixDialog.Content>
        </ModalOverlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});

/** The scrolling part. It is a tab stop while it overflows, so that arrow keys can scroll it. */
function DialogBody({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { ref, isOverflowing } = useOverflow();
  return (
    <div
      ref={ref}
      data-dialog-body=""
      tabIndex={isOverflowing ? 0 : undefined}
      className={cx(
        "ui:min-h-0 ui:flex-1 ui:overflow-y-auto ui:px-5 ui:py-1 ui:focus-visible:-outline-offset-2 ui:[@media(max-height:24rem)]:flex-none ui:[@media(max-height:24rem)]:overflow-visible ui:print:overflow-visible",
        className,
      )}
    >
      {children}
    </div>
  );
}
