"use client";

import { forwardRef, type HTMLAttributes, useState } from "react";
import { cx } from "../class-names/cx.js";
import { initials } from "./initials.js";

const sizes = {
  sm: "ui:size-6 ui:text-[0.625rem]",
  md: "ui:size-8 ui:text-caption",
  lg: "ui:size-12 ui:text-section",
};

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** The person's name: used for the initials, and as the accessible name unless `isDecorative`. */
  name: string;
  /** URL of the picture. The initials are shown if it is missing or fails to load. */
  src?: string | undefined;
  /** 24, 32 or 48 px. @default "md" */
  size?: keyof typeof sizes | undefined;
  /** Set if the name is next to the avatar, so that screen readers do not announce it twice. @default false */
  isDecorative?: boolean | undefined;
}

/** A person's picture or initials. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = "md", isDecorative = false, className, ...rest },
  ref,
) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== failedSrc;
  const naming = isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span
      {...naming}
      {...rest}
      ref={ref}
      data-state={hasPicture ? "picture" : "initials"}
      className={cx(
        "ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:overflow-hidden ui:rounded-full ui:border ui:border-border ui:bg-neutral-surface ui:font-sans ui:font-semibold ui:text-neutral-fg ui:select-none",
        sizes[size],
        className,
      )}
    >
      {hasPicture ? (
        <img
          // A picture of a server-rendered page can fail before React listens.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setFailedSrc(src);
          }}
          src={src}
          alt=""
          onError={() => setFailedSrc(src)}
          className="ui:size-full ui:object-cover"
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
});
