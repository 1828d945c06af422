"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../button/icon-button.js";
import { Menu, X } from "../icons/index.js";
import { useShellMessages } from "../messages/use-shell-messages.js";

/** The sidebar on narrow screens: a button that opens it over the page. Following a link closes it. */
export function NavigationDrawer({ children }: { children: ReactNode }) {
  const texts = useShellMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const wide = matchMedia("(min-width: 56.25rem)");
    const closeWhenWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);
  const closeOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest("a") && close();
  return (
    <>
      <IconButton
        className="portico-shell-narrow"
        label={texts.openNavigation}
        icon={<Menu size={18} />}
        onClick={() => dialog.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <dialog
        ref={dialog}
        aria-label={texts.navigation}
        onClick={closeOnLink}
        // Clicks on the backdrop target the dialog itself. Not all browsers support `closedby`.
        onMouseDown={({ clientX, currentTarget }) => clientX > currentTarget.offsetWidth && close()}
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
    </>
  );
}
