"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../button/icon-button.js";
import { X } from "../icons/index.js";
import { useShellMessages } from "../messages/use-shell-messages.js";

/** Props of the drawer. */
export interface NavigationDrawerProps {
  /** Called after it was closed. */
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar over a narrow page, open while it is mounted. Following a link closes it. */
export function NavigationDrawer({ onClose, children }: NavigationDrawerProps) {
  const texts = useShellMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
    const wide = matchMedia("(min-width: 56.25rem)");
    const closeWhenWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);
  const closeOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest("a") && close();
  const closeOnBackdrop = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, right } = currentTarget.getBoundingClientRect();
    if (clientX < left || clientX > right) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <dialog
      ref={dialog}
      aria-label={texts.navigation}
      onClick={closeOnLink}
      // Clicks on the backdrop target the dialog itself. Not all browsers support `closedby`.
      onMouseDown={closeOnBackdrop}
      onClose={onClose}
      className="portico-shell-drawer"
    >
      <IconButton
        className="portico-shell-close"
        label={texts.closeNavigation}
        icon={<X size={18} />}
        onClick={close}
      />
      {children}
    </dialog>
  );
}
