"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { IconButton } from "../button/icon-button.js";
import { X } from "../icons/index.js";
import { useAllMessages } from "../messages/use-all-messages.js";
import { DialogBody } from "./dialog-body.js";
import { useFocusReturn } from "./use-focus-return.js";

export interface ModalFrameProps
  extends Omit<ComponentPropsWithoutRef<typeof RadixDialog.Content>, "title" | "asChild" | "forceMount"> {
  /** Whether it is shown; the page holds this. */
  isOpen: boolean;
  /** Called when the reader wants it closed: by Esc, by the cross, by a press beside it. */
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** What it is about; becomes its accessible name. */
  title: ReactNode;
  /** One or two sentences under the title; read out when it opens. @default none */
  description?: ReactNode;
  /** The actions, at the foot, the main one last. @default none */
  footer?: ReactNode;
  /** Where it is mounted. @default document.body */
  container?: HTMLElement | null;
}

interface FrameLook {
  overlayClassName: string;
  /** A question is answered, not put away: no cross. */
  hasCross?: boolean;
}

/**
 * What everything modal has: a veil, a title, a body that scrolls, actions, and the focus held inside. In a window too
 * low for that, as at 400 %, all of it scrolls.
 */
export function ModalFrame({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  container,
  overlayClassName,
  hasCross = true,
  className,
  children,
  onEscapeKeyDown,
  onInteractOutside,
  ...rest
}: ModalFrameProps & FrameLook) {
  const messages = useAllMessages();
  const focusReturn = useFocusReturn(rest);
  const pressEscape = (event: KeyboardEvent) => {
    // An open list or menu inside takes the key for itself.
    const { target } = event;
    if (target instanceof Element && target.closest("[data-handles-escape]")) event.preventDefault();
    else onEscapeKeyDown?.(event);
  };
  const pressOutside: typeof onInteractOutside = (event) => {
    // A notice above the dialog is dismissed, and the dialog stays.
    const { target } = event;
    if (target instanceof Element && target.closest("[data-notifications]")) event.preventDefault();
    else onInteractOutside?.(event);
  };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => onOpenChange({ isOpen: next })}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay
          className={cx(
            "ui:fixed ui:inset-0 ui:z-50 ui:flex ui:animate-[portico-fade_var(--portico-motion-fast)_ease-out] ui:bg-scrim",
            overlayClassName,
          )}
        >
          <RadixDialog.Content
            {...(description ? undefined : { "aria-describedby": undefined })}
            {...rest}
            {...focusReturn}
            onEscapeKeyDown={pressEscape}
            onInteractOutside={pressOutside}
            className={cx(
              "ui:relative ui:flex ui:w-full ui:flex-col ui:bg-surface-raised ui:font-sans ui:text-form ui:text-fg ui:shadow-float ui:focus-visible:outline-none ui:forced-colors:border ui:[@media(max-height:24rem)]:overflow-y-auto",
              className,
            )}
          >
            <div className={cx("ui:ps-5 ui:pt-4 ui:pb-3", hasCross ? "ui:pe-12" : "ui:pe-5")}>
              <RadixDialog.Title className="ui:text-section ui:font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="ui:mt-1 ui:text-form ui:text-fg-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {children !== undefined && children !== null && <DialogBody>{children}</DialogBody>}
            {footer && (
              <div className="ui:mt-3 ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:border-t ui:border-border ui:px-5 ui:py-3">
                {footer}
              </div>
            )}
            {/* Last, so that the focus goes to what the dialog is for. */}
            {hasCross && (
              <span className="ui:absolute ui:top-3 ui:right-3">
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
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
