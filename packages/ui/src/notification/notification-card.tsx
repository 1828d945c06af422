"use client";

import { useState } from "react";
import { Button } from "../button/button.js";
import { IconButton } from "../button/icon-button.js";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "../icons/index.js";
import { useSharedMessages } from "../messages/use-shared-messages.js";
import { useCountdown } from "./countdown.js";
import { type Lifetimes, lifetime, type ShownNotice } from "./notification-stack.js";

const icons = {
  neutral: { Icon: Info, color: "ui:text-neutral-solid" },
  info: { Icon: Info, color: "ui:text-info-solid" },
  success: { Icon: CircleCheck, color: "ui:text-success-solid" },
  warning: { Icon: TriangleAlert, color: "ui:text-warning-solid" },
  danger: { Icon: CircleAlert, color: "ui:text-danger-solid" },
} as const;

interface NotificationCardProps {
  notice: ShownNotice;
  lifetimes: Lifetimes;
  /** The user hovers over or focuses the stack, so nothing is dismissed. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** A notification, shown until it times out or is dismissed. */
export function NotificationCard({ notice, lifetimes, isPaused, onDismiss }: NotificationCardProps) {
  const messages = useSharedMessages();
  const [duration] = useState(() => lifetime(notice, lifetimes));
  useCountdown(duration, isPaused, onDismiss);
  const { tone = "neutral", text, action } = notice;
  const { Icon, color } = icons[tone];
  const act = () => {
    action?.onPress();
    onDismiss();
  };
  return (
    <div
      data-tone={tone}
      data-notice={notice.id}
      className="ui:pointer-events-auto ui:flex ui:w-full ui:animate-[portico-rise_var(--portico-motion-medium)_ease-out] ui:items-start ui:gap-3 ui:rounded-lg ui:border ui:border-border ui:bg-surface-raised ui:py-2.5 ui:ps-3.5 ui:pe-2 ui:text-form ui:text-fg ui:shadow-float"
    >
      <Icon size={18} aria-hidden="true" className={`ui:mt-1 ${color}`} />
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-start ui:justify-end ui:gap-x-3">
        <div className="ui:min-w-0 ui:flex-1 ui:basis-40 ui:py-1 ui:wrap-anywhere">{text}</div>
        {action && (
          <Button size="sm" variant="ghost" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="sm"
        label={messages.notifications.dismiss}
        icon={<X size={14} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </div>
  );
}
