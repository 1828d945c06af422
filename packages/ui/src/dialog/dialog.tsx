"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, type ReactNode, useRef } from "react";
import { IconButton } from "../button/icon-button.js";
import { useMessages } from "../messages/use-messages.js";
import { DialogBody } from "./dialog-body.js";

const widths = { sm: "ui:max-w-sm", md: "ui:max-w-lg", lg: "ui:max-w-3xl" } as const;

export interface DialogProps
  extends Omit<ComponentPropsWithoutRef<typeof RadixDialog.Content>, "title" | "asChild" | "forceMount"> {
  /** Whether it is shown; the page holds this. */
  isOpen: boolean;
  /** Called when the reader wants it closed: by Esc, by the cross, by a press beside it. */
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** What it is about; becomes its accessible name. */
  title: ReactNode;
  /** One or two sentences under the title; read out when it opens. */
  description?: ReactNode;
  /** The actions, at the foot, the main one last. */
  footer?: ReactNode;
  /** Greatest width: 384, 512 or 768 px. @default "md" */
  size?: keyof typeof widths;
  /** Where it is mounted. @default document.body */
  container?: HTMLElement | null;
}

/**
 * A modal dialog in the centre. The focus goes in when it opens and back to where it was when it closes;
 * a long body scrolls between title and footer.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  size = "md",
  container,
  className,
  children,
  ...rest
}: DialogProps) {
  const messages = useMessages();
  const focusReturn = useFocusReturn(rest);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(next) => onOpenChange({ isOpen: next })}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className="ui:fixed ui:inset-0 ui:z-50 ui:flex ui:animate-[portico-fade_var(--portico-motion-fast)_ease-out] ui:items-center ui:justify-center ui:bg-scrim ui:p-4">
          <RadixDialog.Content
            {...(description ? undefined : { "aria-describedby": undefined })}
            {...rest}
            {...focusReturn}
            className={cx(
              "ui:relative ui:flex ui:max-h-full ui:w-full ui:animate-[portico-rise_var(--portico-motion-medium)_ease-out] ui:flex-col ui:rounded-xl ui:bg-surface-raised ui:font-sans ui:text-form ui:text-fg ui:shadow-float ui:focus-visible:outline-none",
              widths[size],
              className,
            )}
            data-size={size}
          >
            <div className="ui:ps-5 ui:pe-12 ui:pt-4 ui:pb-3">
              <RadixDialog.Title className="ui:text-section ui:font-semibold">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="ui:mt-1 ui:text-form ui:text-fg-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <DialogBody>{children}</DialogBody>
            {footer && (
              <div className="ui:mt-3 ui:flex ui:flex-wrap ui:justify-end ui:gap-2 ui:border-t ui:border-border ui:px-5 ui:py-3">
                {footer}
              </div>
            )}
            {/* Last, so that the focus goes to what the dialog is for. */}
            <span className="ui:absolute ui:top-3 ui:right-3">
              <RadixDialog.Close asChild>
                <IconButton
                  label={messages.dialog.close}
                  icon={<X size={16} aria-hidden="true" />}
                  size="sm"
                />
              </RadixDialog.Close>
            </span>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type FocusHandlers = Pick<
  ComponentPropsWithoutRef<typeof RadixDialog.Content>,
  "onOpenAutoFocus" | "onCloseAutoFocus"
>;

/** Gives the focus back to where it was: Radix looks for a trigger of its own, and the page has its own button. */
function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
