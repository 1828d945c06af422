"use client";

import { forwardRef, type ReactNode } from "react";
import { Button } from "../button/button.js";
import { CircleAlert } from "../icons/index.js";
import { useMessages } from "../messages/use-messages.js";
import { EmptyState, type EmptyStateProps } from "./empty-state.js";

export interface ErrorStateProps extends Omit<EmptyStateProps, "title" | "hint" | "icon" | "action"> {
  /** What happened and how to fix it. */
  message: ReactNode;
  /** Title above the message. @default the messages' `errorState.title` */
  title?: ReactNode | undefined;
  /** Retries. Omit it if retrying cannot help. */
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. @default false */
  isRetrying?: boolean | undefined;
}

/** Says that something failed and why, and offers a retry. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { message, title, onRetry, isRetrying = false, ...rest },
  ref,
) {
  const messages = useMessages();
  return (
    <EmptyState
      role="alert"
      {...rest}
      ref={ref}
      title={title ?? messages.errorState.title}
      hint={message}
      icon={<CircleAlert size={28} strokeWidth={1.5} className="ui:text-danger-solid" />}
      action={
        onRetry && (
          <Button onClick={() => onRetry()} isLoading={isRetrying}>
            {messages.errorState.retry}
          </Button>
        )
      }
    />
  );
});
