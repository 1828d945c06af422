"use client";

import { forwardRef, type HTMLAttributes, type RefObject } from "react";
import { cx } from "../class-names/cx.js";
import { useMergedRef } from "../field-value/use-merged-ref.js";
import { useOpenModal } from "./open-modals.js";
import { useInheritedTheme } from "./use-inherited-theme.js";
import { useScrollLock } from "./use-scroll-lock.js";

interface ModalOverlayProps extends HTMLAttributes<HTMLDivElement> {
  /** Marks where the modal is declared. */
  place: RefObject<HTMLElement | null>;
}

/** The scrim around a modal. Takes a ref from the portal that mounts it. */
export const ModalOverlay = forwardRef<HTMLDivElement, ModalOverlayProps>(function ModalOverlay(
  { place, className, ...rest },
  ref,
) {
  const [overlay, mergedRef] = useMergedRef(ref);
  useOpenModal(overlay);
  useInheritedTheme(overlay, place);
  useScrollLock();
  return (
    <div
      {...rest}
      ref={mergedRef}
      data-modal=""
      className={cx(
        "ui:pointer-events-auto ui:fixed ui:inset-0 ui:z-50 ui:flex ui:animate-[portico-fade_var(--portico-motion-fast)_ease-out] ui:bg-scrim ui:print:static ui:print:block ui:print:bg-transparent ui:print:p-0",
        className,
      )}
    />
  );
});
