"use client";

import { cx } from "class-variance-authority";
import { type HTMLAttributes, useState } from "react";
import { initials } from "./initials.js";

const sizes = {
  sm: "ui:size-6 ui:text-[0.625rem]",
  md: "ui:size-8 ui:text-caption",
  lg: "ui:size-12 ui:text-section",
};

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whose it is; gives the initials, and the accessible name unless it is decoration. */
  name: string;
  /** Address of the picture; the initials stand in for one that is missing or does not load. */
  src?: string | undefined;
  /** 24, 32 or 48 px. @default "md" */
  size?: keyof typeof sizes;
  /** The name stands beside it, so it is not read out twice. @default false */
  isDecorative?: boolean;
}

/** A person's picture, or their initials. */
export function Avatar({ name, src, size = "md", isDecorative = false, className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== failedSrc;
  const naming = isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span
      {...naming}
      {...rest}
      data-state={hasPicture ? "picture" : "initials"}
      className={cx(
        "ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:overflow-hidden ui:rounded-full ui:border ui:border-border ui:bg-neutral-surface ui:font-sans ui:font-semibold ui:text-neutral-fg ui:select-none",
        sizes[size],
        className,
      )}
    >
      {hasPicture ? (
        <img src={src} alt="" onError={() => setFailedSrc(src)} className="ui:size-full ui:object-cover" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}
