"use client";

import { forwardRef, type ReactNode } from "react";
import { Button } from "../button/button.js";
import { CircleAlert } from "../icons/index.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import { EmptyState, type EmptyStateProps } from "./empty-state.js";

export interface ErrorStateProps extends Omit<EmptyStateProps, "title" | "hint"> {
  /** What happened and how to fix it. */
  message: ReactNode;
  /** Title above the message. @default the messages' `errorState.title` */
  title?: ReactNode | undefined;
  /** Another way on, after the button that retries. @default none */
  action?: ReactNode | undefined;
  /** A decorative icon above the title; null for none. @default an exclamation mark */
  icon?: ReactNode | undefined;
  /** Retries. Omit it if retrying cannot help. */
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. @default false */
  isRetrying?: boolean | undefined;
}

/** Says that something failed and why, and offers a retry. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { message, title, icon, action, size, onRetry, isRetrying = false, ...rest },
  ref,
) {
  const messages = useSharedMessages();
  return (
    <EmptyState
      role="alert"
      {...rest}
      ref={ref}
      title={title ?? messages.errorState.title}
      hint={message}
      size={size}
      icon={
        icon === undefined ? (
          <CircleAlert size={size === "sm" ? 20 : 28} strokeWidth={1.5} className="ui:text-danger-solid" />
        ) : (
          icon
        )
      }
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button size={size} onClick={() => onRetry()} isLoading={isRetrying}>
                {messages.errorState.retry}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
});
